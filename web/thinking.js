// Opens the door to the thinker: computer players, hints and the like, which load and work beside the page.
//
// This one script plays two parts. In the page it offers openThinker(); in a worker, which it starts from its own address,
// it loads the thinker. Where there can be no workers, the page itself loads it, and the thinker works in short time slices.
(function () {
  "use strict";

  async function serve(port, seat) {
    try {
      var thinker = await import(seat.module);
      await thinker.default({ module_or_path: seat.wasm });
      thinker.serve(port, seat.timeSlice, function (name, fetched, failed) {
        fetchWeights(seat.weights[name]).then(fetched, failed);
      });
    } catch (error) {
      port.postMessage({ Failed: String(error) });
    }
  }

  // The bytes of trained weights; null where the page names none.
  async function fetchWeights(address) {
    if (!address) return null;
    var response = await fetch(address);
    if (!response.ok) throw new Error("status " + response.status);
    return new Uint8Array(await response.arrayBuffer());
  }

  if (typeof document === "undefined") {
    self.addEventListener("message", function (event) { serve(event.ports[0], event.data); }, { once: true });
    return;
  }

  var script = document.currentScript.src;

  function address(part) {
    return document.querySelector('link[data-thinker="' + part + '"]').href;
  }

  // Gives the page's end of a port, with ToPage messages coming out of it once the thinker is there, and a way to end it all.
  // `failed` is called with a text if the worker cannot even say that it is broken.
  window.openThinker = function (inPage, failed) {
    // A worker of a page that was opened from a file may load nothing that lies in that page.
    if (document.querySelector("link[data-file]")) inPage = true;
    var channel = new MessageChannel();
    var weights = {};
    document.querySelectorAll("link[data-weights]").forEach(function (link) {
      weights[link.dataset.weights] = link.href;
    });
    // The time slice is in milliseconds: a page has other things to do.
    var seat = { module: address("module"), wasm: address("wasm"), weights: weights, timeSlice: inPage ? 15 : 40 };
    var worker = null;
    if (inPage) {
      serve(channel.port2, seat);
    } else {
      worker = new Worker(window.trustedAddress(script));
      worker.addEventListener("error", function (event) {
        event.preventDefault();
        failed(event.message || "the worker could not be loaded");
      });
      worker.postMessage(seat, [channel.port2]);
    }
    return {
      port: channel.port1,
      end: function () {
        channel.port1.close();
        if (worker) worker.terminate();
      },
    };
  };
})();

// Starts the bots, hints and the like, which load and work in the background.
//
// This script plays two roles. In the page it provides openWorker(). In a worker, which it starts from its own address, it
// loads the bots. Where workers are unavailable, the page itself loads them, and they work in short time slices.
(function () {
  "use strict";

  async function serve(port, seat) {
    try {
      var bots = await import(seat.module);
      await bots.default({ module_or_path: seat.wasm });
      bots.serve(port, seat.timeSlice, function (name, fetched, failed) {
        fetchWeights(seat.weights[name]).then(fetched, failed);
      });
    } catch (error) {
      port.postMessage({ Failed: String(error) });
    }
  }

  // The bytes of trained weights; null if the page names none.
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
    return document.querySelector('link[data-worker="' + part + '"]').href;
  }

  // Returns the page's end of a port, from which ToPage messages come once the worker is ready, and a way to stop it. Calls
  // `failed` with a text if the worker cannot even report its failure.
  window.openWorker = function (inPage, failed) {
    // A worker of a page that was opened from a file cannot load anything embedded in that page.
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

// Draws the coast of the North with the places of sáhkku's rule sets: `node tools/coast.mjs`, after `npm ci` in `tests`.
//
// It reads the coastline of Natural Earth (public domain) from the npm package world-atlas, and the places from
// crates/games/sahkku/docs/places.md. It writes crates/games/sahkku/ui/src/page/coast.rs.

import { readFileSync, writeFileSync } from "node:fs";

const file = (path) => new URL(`../${path}`, import.meta.url);
const atlas = JSON.parse(readFileSync(file("tests/node_modules/world-atlas/land-10m.json"), "utf8"));
const table = readFileSync(file("crates/games/sahkku/docs/places.md"), "utf8");

// The part of the world, in degrees, and the width of the drawing.
const [WEST, EAST, SOUTH, NORTH] = [19.2, 30.6, 69.05, 71.3];
const WIDTH = 440;
// A degree of longitude is this much shorter here than one of latitude.
const SHORT = Math.cos((70.2 * Math.PI) / 180);
const SCALE = WIDTH / ((EAST - WEST) * SHORT);
const HEIGHT = Math.round((NORTH - SOUTH) * SCALE);
// Points nearer than this to the line without them are left out, as are islands with less of an area.
const TOLERANCE = 2.2;
const SMALLEST = 60;

const project = ([east, north]) => [(east - WEST) * SHORT * SCALE, (NORTH - north) * SCALE];

/** The rings of a TopoJSON topology, in degrees. */
function* rings({ arcs, transform, objects }) {
  const arc = (n) => {
    let [x, y] = [0, 0];
    const points = arcs[n < 0 ? ~n : n].map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
    });
    return n < 0 ? points.reverse() : points;
  };
  for (const geometry of objects.land.geometries) {
    for (const polygon of geometry.arcs) for (const ring of polygon) yield ring.flatMap(arc);
  }
}

/** The stretches of a ring that lie in the drawing. */
function stretches(ring) {
  const inside = ([x, y]) => x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT;
  const outside = ring.findIndex((point) => !inside(point));
  if (outside < 0) return [ring];
  const found = [];
  let stretch = [];
  for (let n = 1; n <= ring.length; n++) {
    const point = ring[(outside + n) % ring.length];
    if (inside(point)) stretch.push(point);
    else if (stretch.length) found.push(stretch.splice(0));
  }
  return found;
}

/** Douglas and Peucker's simplification. */
function simplified(points) {
  if (points.length < 3) return points;
  const [[ax, ay], [bx, by]] = [points[0], points.at(-1)];
  const length = Math.hypot(bx - ax, by - ay);
  const off = ([x, y]) =>
    length ? Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length : Math.hypot(x - ax, y - ay);
  const distances = points.map(off);
  const farthest = distances.indexOf(Math.max(...distances));
  if (distances[farthest] <= TOLERANCE) return [points[0], points.at(-1)];
  return [...simplified(points.slice(0, farthest + 1)), ...simplified(points.slice(farthest)).slice(1)];
}

const area = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], n) => sum + x * ring[(n + 1) % ring.length][1] - ring[(n + 1) % ring.length][0] * y, 0)) / 2;

/** A path of whole numbers, each relative to the one before. */
function path(points) {
  const whole = points.map((point) => point.map(Math.round));
  const steps = whole.slice(1).map(([x, y], n) => [x - whole[n][0], y - whole[n][1]]);
  const numbers = steps.filter(([x, y]) => x || y).flat();
  return `M${whole[0].join(" ")}l${numbers.join(" ").replaceAll(" -", "-")}`;
}

const drawn = [];
for (const ring of rings(atlas)) {
  const projected = ring.map(project);
  const whole = stretches(projected);
  for (const stretch of whole) {
    const island = whole[0] === projected;
    if (island ? area(stretch) < SMALLEST : stretch.length < 12) continue;
    drawn.push(path(simplified(stretch)));
  }
}

const rows = [...table.matchAll(/^\| `([\w-]+)` \| [^|]+ \| ([\d.]+) \| ([\d.]+) \|/gm)];
const places = rows.map(([, id, north, east]) => {
  const [x, y] = project([Number(east), Number(north)]).map(Math.round);
  return `    ("${id}", ${x}, ${y}),\n`;
});
writeFileSync(
  file("crates/games/sahkku/ui/src/page/coast.rs"),
  `//! The coast of the North and the places of the rule sets. \`tools/coast.mjs\` wrote this.

use on_page::Map;

pub(crate) const COAST: Map = Map {
    size: (${WIDTH}, ${HEIGHT}),
    coast: "${drawn.join("")}",
    places: &PLACES,
};

const PLACES: [(&str, u16, u16); ${places.length}] = [
${places.join("")}];
`,
);

import type { BrowserContext } from '@playwright/test';

// Drawing in software is much of a page's cost, and few tests look at the drawing: the others use the accessible board.

/** From now on, the pages of this context draw nothing on their canvases. */
export const drawNothing = (context: BrowserContext): Promise<unknown> => context.addInitScript(blank);

/** Replaces the drawing methods and those that lead up to them. It is sent to the page. */
function blank(): void {
  const drawing = [
    'beginPath', 'closePath', 'moveTo', 'lineTo', 'arc', 'arcTo', 'ellipse', 'rect', 'quadraticCurveTo', 'bezierCurveTo',
    'fill', 'stroke', 'clip', 'fillRect', 'strokeRect', 'clearRect', 'fillText', 'strokeText',
    'drawImage', 'putImageData', 'createPattern', 'save', 'restore', 'translate', 'rotate', 'scale', 'setTransform', 'setLineDash',
  ];
  for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
    for (const name of drawing) Object.defineProperty(prototype, name, { value: () => null });
    for (const name of ['fillStyle', 'strokeStyle']) Object.defineProperty(prototype, name, { set() {} });
  }
}

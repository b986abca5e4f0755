/**
 * Gives the test's document what bpmn-js asks of SVG and happy-dom lacks, so that it imports and edits diagrams. Everything stands where
 * its attributes say and nothing has a size: tests of what is seen need a browser.
 */
export function drawSvg(): void {
  Object.defineProperty(SVGGraphicsElement.prototype, 'transform', {
    configurable: true,
    get: () => ({ baseVal: NO_TRANSFORMS }),
  });
  Object.assign(SVGGraphicsElement.prototype, {
    getBBox: () => ({ x: 0, y: 0, width: 0, height: 0 }),
    getCTM: () => UNCHANGED,
    getScreenCTM: () => UNCHANGED,
  });
  Object.assign(SVGSVGElement.prototype, {
    createSVGMatrix: () => UNCHANGED,
    createSVGPoint: () => ({ x: 0, y: 0, matrixTransform: () => ({ x: 0, y: 0 }) }),
    createSVGTransform: () => TRANSFORM,
    createSVGTransformFromMatrix: () => TRANSFORM,
  });
  // It measures texts with one, and has it write colours as `#rrggbb`; here they stay as they are.
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({
      fillStyle: '',
      measureText: () => ({ width: 0, actualBoundingBoxAscent: 0, actualBoundingBoxDescent: 0 }),
    }),
  });
}

const UNCHANGED = {
  a: 1,
  b: 0,
  c: 0,
  d: 1,
  e: 0,
  f: 0,
  translate: () => UNCHANGED,
  scale: () => UNCHANGED,
  rotate: () => UNCHANGED,
  inverse: () => UNCHANGED,
  multiply: () => UNCHANGED,
};

const ignore = (): void => {};

const TRANSFORM = { matrix: UNCHANGED, setTranslate: ignore, setRotate: ignore, setScale: ignore, setMatrix: ignore };

const NO_TRANSFORMS = {
  numberOfItems: 0,
  clear: ignore,
  consolidate: () => null,
  initialize: () => TRANSFORM,
  appendItem: () => TRANSFORM,
  createSVGTransformFromMatrix: () => TRANSFORM,
};

// Browser APIs that jsdom lacks and components need.
const noop = () => undefined;

window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: noop,
    removeEventListener: noop,
    addListener: noop,
    removeListener: noop,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;

window.ResizeObserver ??= class {
  observe = noop;
  unobserve = noop;
  disconnect = noop;
};

Element.prototype.scrollIntoView ??= noop;
window.scrollTo = noop;

// Drawings that measure their own parts: here nothing has a size. The library asks whether its style sheet is there.
interface Measured {
  getBBox?(): object;
}
(SVGElement.prototype as Measured).getBBox ??= () => ({ x: 0, y: 0, width: 0, height: 0 });
const chartStyle = document.createElement('style');
chartStyle.textContent = '.highcharts-container { z-index: 0 }';
document.head.append(chartStyle);

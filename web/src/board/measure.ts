// How wide words are in the page's face, so that only what is too long is drawn together.

const FACE = '"Source Sans 3 Variable", system-ui, sans-serif';
const SAMPLE = 100; // pixels: widths grow with the height of the letters
const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;

/** As wide as a text is at this height. */
export function widthOf(text: string, size: number, bold = false): number {
  const key = `${bold ? "b" : ""}${text}`;
  let wide = known.get(key);
  if (wide === undefined) {
    pen ??= document.createElement("canvas").getContext("2d");
    if (!pen) return text.length * size * 0.5;
    pen.font = `${bold ? 700 : 400} ${SAMPLE}px ${FACE}`;
    wide = pen.measureText(text).width;
    // Until the face is there, another one is measured: that is not kept.
    if (document.fonts.check(`${SAMPLE}px ${FACE}`)) known.set(key, wide);
  }
  return (wide * size) / SAMPLE;
}

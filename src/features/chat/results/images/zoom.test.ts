import { describe, expect, it } from 'vitest';
import { clamped, fitScale, zoomed } from './zoom.ts';

const picture = { width: 1000, height: 500 };
const frame = { width: 500, height: 500 };

describe('[CHAT-21] the zoom of a picture', () => {
  it('fits a large picture and does not enlarge a small one', () => {
    expect(fitScale(picture, frame)).toBe(0.5);
    expect(fitScale({ width: 100, height: 100 }, frame)).toBe(1);
  });

  it('keeps the point under the pointer, up to the edges', () => {
    const view = zoomed({ scale: 1, x: 0, y: 0 }, 2, picture, frame, { x: 100, y: 0 });
    expect(view).toEqual({ scale: 2, x: -100, y: 0 });
    // The same point of the picture: 100 px from its centre at 100 %, 200 px at 200 %.
    expect((100 - view.x) / view.scale).toBe(100);
    expect(zoomed({ scale: 1, x: 0, y: 0 }, 2, picture, frame, { x: 0, y: 250 }).y).toBe(-250);
  });

  it('is neither smaller than the fitted picture nor larger than 800 %', () => {
    expect(zoomed({ scale: 0.6, x: 0, y: 0 }, 0.1, picture, frame).scale).toBe(0.5);
    expect(zoomed({ scale: 7, x: 0, y: 0 }, 2, picture, frame).scale).toBe(8);
  });

  it('leaves no margin where the picture is larger than the frame, and centres it where it is smaller', () => {
    expect(clamped({ scale: 1, x: 900, y: -40 }, picture, frame)).toMatchObject({
      scale: 1,
      x: 250,
      y: expect.closeTo(0),
    });
  });
});

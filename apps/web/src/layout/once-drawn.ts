/** Does something once what has just been rendered is drawn, which it would hold up. */
export function onceDrawn(job: () => void): void {
  requestAnimationFrame(() => setTimeout(job));
}

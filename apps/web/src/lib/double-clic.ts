/** What is pressed several times on purpose: the next page, and the next, or a closer look at a map. */
const REPETABLE = '.fr-pagination, .maplibregl-map, [data-repetable]'

/**
 * Many people double-click everything: the second press is not one more order, wherever the first
 * one has led. Keys count no presses, and are not concerned.
 */
export const ignorerDoublesClics = (): void =>
  addEventListener(
    'click',
    (event) => {
      if (event.detail < 2 || !(event.target instanceof Element)) return
      if (!event.target.closest('button, a[href], summary') || event.target.closest(REPETABLE))
        return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )

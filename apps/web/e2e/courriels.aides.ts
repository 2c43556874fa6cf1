import { expect, type Page } from '@playwright/test'

/** What a call answers under the session of the page. */
const lire = async (page: Page, chemin: string): Promise<unknown> =>
  (await page.context().request.get(chemin)).json()

/** The text of the last mail to an address about something. */
export const courriel = async (page: Page, email: string, objet: RegExp): Promise<string> => {
  const recus = async () =>
    (await lire(page, `/api/demo/courriels?a=${encodeURIComponent(email)}`)) as {
      id: number
      objet: string
    }[]
  await expect
    .poll(async () => (await recus()).some((c) => objet.test(c.objet)), { timeout: 20_000 })
    .toBe(true)
  const trouve = (await recus()).find((c) => objet.test(c.objet))
  return ((await lire(page, `/api/demo/courriels/${trouve?.id}`)) as { texte: string }).texte
}

/** The address of the first link of a text that has this shape. */
export const chemin = (texte: string, motif: RegExp): string => {
  const { pathname, search } = new URL(motif.exec(texte)?.[0] ?? '')
  return `${pathname}${search}`
}

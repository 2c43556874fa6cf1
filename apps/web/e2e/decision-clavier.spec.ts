import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectScreen, messages, signIn, test } from './fixtures.ts'
import { fenetre, ouvrirLibre } from './validations.aides.ts'

test.beforeEach(({ page }) => signIn(page, 'TENEUR_ADMIN_PRINC'))

/** The parts of the decision screen, in the order that everybody meets them. */
const PARTIES = ['rc-decision__tete', 'rc-decision__dossier', 'rc-volet', 'rc-barre']

/** Where the keyboard stands: the part of the screen, and what has the focus there. */
const ouEst = (page: Page): Promise<[string, string]> =>
  page.evaluate((parties) => {
    const ici = document.activeElement
    const partie = parties.find((p) => ici?.closest(`.${p}`)) ?? ''
    return [partie, (ici?.getAttribute('aria-label') ?? ici?.textContent ?? '').trim()]
  }, PARTIES)

/** The parts that the Tab key goes through from the title on, each once for each visit. */
const parcourir = async (page: Page): Promise<string[]> => {
  await page.locator('.rc-decision__tete a').first().focus()
  const vues: string[] = ['rc-decision__tete']
  for (let n = 0; n < 150; n += 1) {
    await page.keyboard.press('Tab')
    const [partie] = await ouEst(page)
    if (partie === '') return vues
    if (vues.at(-1) !== partie) vues.push(partie)
  }
  throw new Error('The Tab key does not leave the decision screen')
}

for (const [largeur, parties] of [
  [1280, PARTIES],
  // On a telephone, the dossier or its proof.
  [390, PARTIES.filter((p) => p !== 'rc-volet')],
] as const)
  test(`a request is read and decided by the keyboard alone, at ${largeur} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: largeur, height: 844 })
    await ouvrirLibre(page, 'RATTACHEMENT', largeur === 390 ? 5 : 4)
    await page.keyboard.press('t')
    await expect(page.getByText('Vous traitez cette demande')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Décisions' })).toBeInViewport()
    // What a screen reader goes through by titles: what it is, what to check, the proof, the rest.
    const titres = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((tous) => tous.map((t) => `${t.tagName} ${t.textContent?.trim() ?? ''}`))
    expect(titres[0]).toMatch(/^H1 /)
    expect(titres[1]).toMatch(/^H2 .*point(s)? à vérifier/)
    expect(titres[2]).toMatch(/^H2 À retrouver dans la preuve/)
    expect(await parcourir(page)).toEqual(parties)
    await expectAccessible(page)
    await page.keyboard.press('v')
    await expect(fenetre(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('r')
    await expect(fenetre(page).getByLabel('Le justificatif est absent')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('p')
    await expect(fenetre(page).getByLabel('Message au déclarant')).toBeFocused()
    await page.keyboard.type('Le procès-verbal n’est pas signé.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(fenetre(page).getByRole('button', { name: /^Envoyer la demande/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(messages(page)).toContainText('Précisions demandées')
    await expectScreen(page, 'Demandes à valider')
  })

test('a request without proof is not validated by two keys: what is wrong is read first', async ({
  page,
}) => {
  await page.goto('/validations?type=RATTACHEMENT')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^La Cour des Glycines/ })
    .click()
  await expect(page.getByText('Demande disponible')).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByText('Vous traitez cette demande')).toBeVisible()
  await expect(page.getByText('Aucun justificatif n’est joint')).toBeVisible()
  await page.keyboard.press('v')
  const rappel = fenetre(page).getByRole('group', { name: /points à vérifier/ })
  await expect(rappel).toBeFocused()
  await expect(rappel).toContainText('Vous allez valider sans aucune preuve')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(rappel).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(fenetre(page).getByLabel(/^Raison de valider sans preuve/)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Quitter' }).click()
})

test('one key of the queue takes the most urgent request and opens it', async ({ page }) => {
  await page.goto('/validations?type=DISSOLUTION')
  await expectScreen(page, /^Demandes à valider/)
  await page.keyboard.press('t')
  await expect(page).toHaveURL(/\/validations\/\d+$/)
  await expect(page.getByText('Vous traitez cette demande')).toBeVisible()
  await page.getByRole('button', { name: 'Quitter' }).click()
})

import { type APIResponse, expect, type Page } from '@playwright/test'

/**
 * The first, or last, day of the month that is so many months away, jj/mm/aaaa: journeys hold on
 * any day of the year.
 */
export const leMois = (ecart: number, bout: 'debut' | 'fin' = 'debut'): string => {
  const aujourdhui = new Date()
  const jour = new Date(
    Date.UTC(
      aujourdhui.getFullYear(),
      aujourdhui.getMonth() + ecart + (bout === 'fin' ? 1 : 0),
      bout === 'fin' ? 0 : 1,
    ),
  )
  return jour.toLocaleDateString('fr-FR', { timeZone: 'UTC' })
}

/** The smallest PDF that the register accepts. */
export const pdf = (): Buffer => {
  const objets = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  ]
  let texte = '%PDF-1.4\n'
  const places = objets.map((objet, i) => {
    const place = texte.length
    texte += `${i + 1} 0 obj\n${objet}\nendobj\n`
    return place
  })
  const xref = texte.length
  const lignes = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${texte}xref\n0 ${objets.length + 1}\n0000000000 65535 f \n${lignes}trailer\n<< /Size ${objets.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`,
    'latin1',
  )
}

/** A call of the register with the page's session. */
export const appel = (
  page: Page,
  methode: 'GET' | 'POST' | 'PUT',
  chemin: string,
  corps?: unknown,
): Promise<APIResponse> =>
  page.request.fetch(chemin, {
    method: methode,
    headers: {
      'x-register-client': '1',
      origin: new URL(process.env['E2E_BASE_URL'] ?? '').origin,
    },
    ...(corps === undefined ? {} : { data: corps }),
  })

export const suivante = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Étape suivante' }).click()

/** The blocks of a declaration that was read, for another one: without what names the first. */
export const pourUneAutre = <B>(blocs: B): B =>
  JSON.parse(
    JSON.stringify(blocs, (clef, valeur: unknown) =>
      clef === 'id' || clef === 'idCopropriete' ? undefined : valeur,
    ),
  ) as B

/** Waits for a step: its title in the stepper. */
export const etape = async (page: Page, titre: string): Promise<void> => {
  await expect(
    page.getByRole('heading', { level: 2, name: titre, exact: false }).first(),
  ).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(titre))
}

/** The procedures that nobody has answered: « Non » to each. */
export const repondreNon = async (page: Page): Promise<void> => {
  await etape(page, 'Procédures')
  for (const question of await page.locator('fieldset[id^="champ-procedures-flag"]').all())
    if ((await question.locator('input:checked').count()) === 0)
      await question.getByText('Non', { exact: true }).click()
}

/** Says where the co-ownership stands, then begins its registration, whatever the register has there. */
export const commencer = async (page: Page, texte: string): Promise<void> => {
  await page.getByLabel(/^Adresse de la copropriété/).fill(texte)
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  const fenetre = page.getByRole('dialog', { name: 'Choix de l’adresse' })
  const suite = page.getByRole('button', { name: /ommencer une immatriculation$/ })
  await expect(fenetre.or(suite)).toBeVisible()
  if (await fenetre.isVisible()) {
    await fenetre.getByRole('radio').first().check()
    await fenetre.getByRole('button', { name: 'Valider l’adresse' }).click()
  }
  await suite.click()
}

/** Looks for an address and takes the first of the window, if one opens. */
export const choisirAdresse = async (page: Page, texte: string): Promise<void> => {
  await page.getByLabel(/^Adresse de référence/).fill(texte)
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  const retenue = page.locator('main').getByText('Géolocalisée', { exact: true }).first()
  const fenetre = page.getByRole('dialog', { name: 'Choix de l’adresse' })
  await expect(fenetre.or(retenue)).toBeVisible()
  if (await fenetre.isVisible()) {
    await fenetre.getByRole('radio').first().check()
    await fenetre.getByRole('button', { name: 'Valider l’adresse' }).click()
  }
  await expect(retenue).toBeVisible()
}

/** Adds a parcel of the address's commune that the land register knows. */
export const ajouterParcelle = async (page: Page): Promise<void> => {
  const section = [0, 0].map(() => 'ABCDEFGHKLMNPRSTVWXZ'[Math.floor(Math.random() * 20)]).join('')
  await page.getByLabel(/^Section/).fill(section)
  const retirer = page.getByRole('button', { name: /^Retirer la parcelle/ }).first()
  const inconnue = page.getByRole('dialog', { name: 'Parcelle non localisée' })
  for (let numero = 1 + Math.floor(Math.random() * 900), essais = 0; essais < 5; essais += 1) {
    await page
      .getByLabel(/^Numéro/)
      .first()
      .fill(String(numero + essais))
    await page.getByRole('button', { name: 'Ajouter la parcelle' }).click()
    await expect(inconnue.or(retirer)).toBeVisible()
    if (await retirer.isVisible()) return
    await inconnue.getByRole('button', { name: 'Ne pas l’ajouter' }).click()
  }
  throw new Error('no parcel was found')
}

/** Fills the lots and the regulation date of the identification step. */
export const remplirLots = async (page: Page, reglement: string): Promise<void> => {
  await page.getByLabel(/Date du règlement/).fill(reglement)
  await page.getByLabel(/Nombre total de lots/).fill('31')
  await page.getByLabel(/habitation, de bureaux/).fill('21')
  await page.locator('#champ-identification-nbLotsHab').fill('19')
  await page.getByLabel(/stationnement/).fill('10')
}

/** Answers that no candidate is the same co-ownership, if the step shows. Ends on the recap. */
export const passerDoublons = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/doublons|recapitulatif/)
  if (page.url().includes('doublons')) {
    // What was near may have moved since: the screen says so.
    await expect(
      page
        .getByText('Ce n’est pas la même copropriété', { exact: true })
        .or(page.getByText('ne contient plus de copropriété proche'))
        .first(),
    ).toBeVisible()
    for (const reponse of await page
      .getByText('Ce n’est pas la même copropriété', { exact: true })
      .all())
      await reponse.click()
    for (const motif of await page.getByLabel(/En quoi/).all())
      await motif.fill('Autre bâtiment, règlement distinct.')
    await suivante(page)
  }
  await expect(page).toHaveURL(/recapitulatif/)
}

const attester = async (page: Page): Promise<void> => {
  await page.getByText('J’atteste sur l’honneur').click()
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
}

/** Attests and sends; once more when somebody registered a neighbour meanwhile, and it is compared. */
export const envoyer = async (page: Page): Promise<void> => {
  await attester(page)
  await expect(page.locator('main h1')).not.toContainText('Récapitulatif')
  if (!page.url().includes('doublons')) return
  await passerDoublons(page)
  await attester(page)
}

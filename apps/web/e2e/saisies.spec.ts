import { genreDe } from '@registre/domain'
import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { etape, leMois, suivante } from './immatriculation.aides.ts'
import { libre, ouvrirComme } from './rattachement.aides.ts'
import { ECRITURES } from './ecritures.ts'
import { creerBrouillon } from './saisies.aides.ts'

// What is in a field is understood before it is checked: whatever the way people write it, one
// press of the button acts. The cases are the fields that the steps show.

// The end of the data is refused by the register where the place is invented: the press has acted.
test.use({ expectedStatuses: [400] })

/** A press as long as a careful hand's: what moves meanwhile is lost. */
const presser = async (page: Page, bouton: Locator): Promise<void> => {
  await bouton.scrollIntoViewIfNeeded()
  const boite = await bouton.boundingBox()
  if (!boite) throw new Error('the button is not on the screen')
  await page.mouse.move(boite.x + boite.width / 2, boite.y + boite.height / 2)
  await page.mouse.down()
  await page.waitForTimeout(200)
  await page.mouse.up()
}

const PAR = ['souris', 'Entrée'] as const
/** `npm run test:tout` tries each field in both ways; `npm test` two of each kind, in turn. */
const TOUS_LES_CAS = process.env['REGISTRE_TOUS_LES_CAS'] === '1'

const premiersDeChaqueGenre = (noms: readonly string[]): string[] =>
  noms.filter((nom, n) => noms.slice(0, n).filter((m) => genreDe(m) === genreDe(nom)).length < 2)

/** Types each filled field of the form anew, and sends it by one press. */
const essayer = async (
  page: Page,
  bouton: string,
  acte: () => Promise<void>,
  revenir: () => Promise<void>,
): Promise<string[]> => {
  const champs = page.locator('main form input.fr-input:visible')
  await expect(champs.first()).toBeVisible()
  const noms = await champs.evaluateAll((inputs) =>
    inputs.flatMap((i) =>
      // Those of a parcel to add have another button.
      i instanceof HTMLInputElement && i.value !== '' && !i.name.includes('.parcelle.')
        ? [i.name]
        : [],
    ),
  )
  let rang = 0
  const essayes = TOUS_LES_CAS ? noms : premiersDeChaqueGenre(noms)
  for (const [i, nom] of essayes.entries())
    for (const par of TOUS_LES_CAS ? PAR : [i % 2 === 0 ? PAR[0] : PAR[1]]) {
      const champ = page.locator(`main form [name="${nom}"]`)
      const valeur = await champ.inputValue()
      const ecritures = ECRITURES[genreDe(nom)] ?? []
      const tapee = ecritures[rang % ecritures.length]?.(valeur) ?? valeur
      rang += 1
      await test.step(`${nom} : « ${tapee} », ${par}`, async () => {
        await champ.click()
        await champ.fill('')
        await champ.pressSequentially(tapee)
        if (par === 'souris') await presser(page, page.getByRole('button', { name: bouton }))
        else await champ.press('Enter')
        await acte()
        await revenir()
        if (genreDe(nom) !== 'texte')
          expect((await champ.inputValue()).replaceAll(/[\s-]/g, ''), nom).toBe(
            valeur.replaceAll(/[\s-]/g, ''),
          )
      })
    }
  return noms
}

const ETAPES = [
  ['infos-rattachement', 'Informations de rattachement', 'infoRattachement'],
  ['identification', 'Identification', 'identification'],
  ['procedures', 'Procédures', 'procedures'],
  ['donnees-financieres', 'Données financières', 'donneesFinancieres'],
  ['donnees-techniques', 'Données techniques', 'donneesTechniques'],
] as const

for (const [slug, titre, bloc] of ETAPES)
  test(`${titre}: each field as people write it, then one press`, async ({ page }) => {
    test.setTimeout(240_000)
    await signIn(page, 'TELE_NONPRO_ADMIN_PRINC')
    const { id, chemins } = await creerBrouillon(page, bloc === 'identification')
    await page.goto(`/immatriculer-copropriete/${slug}?id=${id}`)
    await etape(page, titre)
    const noms = await essayer(
      page,
      'Étape suivante',
      () => expect(page).not.toHaveURL(new RegExp(slug)),
      async () => {
        await page.goBack()
        await etape(page, titre)
      },
    )
    // Every day, count and amount that the block holds was on the screen.
    const attendus = chemins.filter(
      (c) => c.startsWith(`${bloc}.`) && !['texte', 'drapeau'].includes(genreDe(c)),
    )
    expect(attendus.length).toBeGreaterThan(1)
    expect(noms).toEqual(expect.arrayContaining(attendus))
  })

test('an attachment: each date as people write it, then one press', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const teneur = await ouvrirComme(browser, 'TENEUR_ADMIN_PRINC')
  const { numeroImmatriculation } = await libre(teneur, 2)
  await teneur.context().close()
  await signIn(page, 'TELE_NONPRO_ADMIN_PRINC')
  await page.goto(`/rattacher-une-copropriete/edit?numero=${numeroImmatriculation}`)
  await page.getByLabel('Date de début du mandat').fill(leMois(0))
  await page.getByLabel('Date de fin du mandat').fill(leMois(11, 'fin'))
  await page.getByText('Je n’ai pas de justificatif').click()
  await essayer(
    page,
    'Continuer',
    () => expect(page.getByRole('heading', { name: /Étape 2 sur 2/ })).toBeVisible(),
    () => page.getByRole('button', { name: 'Modifier', exact: true }).click(),
  )
})

test('a double click acts once, and never closes what it opened', async ({ page }) => {
  await signIn(page, 'TELE_NONPRO_ADMIN_PRINC')
  const { id } = await creerBrouillon(page)
  await page.goto(`/immatriculer-copropriete/infos-rattachement?id=${id}`)
  await etape(page, 'Informations de rattachement')
  await page.getByRole('button', { name: 'Étape suivante' }).dblclick()
  await etape(page, 'Identification')
  await page.getByRole('button', { name: 'Supprimer le brouillon' }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Supprimer le brouillon ?' })).toBeVisible()
  await page.waitForTimeout(700)
  await expect(page.getByRole('dialog', { name: 'Supprimer le brouillon ?' })).toBeVisible()
})

test('what is typed and not added is added, or named, when the step is left', async ({ page }) => {
  await signIn(page, 'TELE_NONPRO_ADMIN_PRINC')
  const { id } = await creerBrouillon(page)
  await page.goto(`/immatriculer-copropriete/identification?id=${id}`)
  await etape(page, 'Identification')
  const numero = page.getByLabel(/^Numéro/).first()
  await page.getByLabel(/^Section/).fill('A')
  await numero.fill('12x')
  await suivante(page)
  await expect(page.getByRole('alert')).toContainText('Il reste à ajouter la parcelle A 12x')
  await numero.fill('124')
  await numero.press('Enter')
  const gardee = page.getByRole('dialog', { name: 'Parcelle non localisée' })
  const ajoutee = page.getByRole('button', { name: /^Retirer la parcelle .*section A, n° 124/ })
  await expect(gardee.or(ajoutee)).toBeVisible()
  if (await gardee.isVisible())
    await gardee.getByRole('button', { name: 'Conserver la parcelle' }).click()
  await expect(ajoutee).toBeVisible()
})

test('nothing is cut silently: what is too long says by how much', async ({ page }) => {
  await signIn(page, 'TELE_NONPRO_ADMIN_PRINC')
  const { id } = await creerBrouillon(page)
  await page.goto(`/immatriculer-copropriete/identification?id=${id}`)
  await etape(page, 'Identification')
  const nom = page.getByLabel(/Nom d’usage/)
  await nom.fill('R'.repeat(53))
  await expect(nom).toHaveValue('R'.repeat(53))
  await suivante(page)
  await expect(page.getByText(/50 caractères/).first()).toBeVisible()
})

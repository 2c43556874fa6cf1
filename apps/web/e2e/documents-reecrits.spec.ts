import { readFile } from 'node:fs/promises'
import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib'
import { expect, expectAccessible, expectNoSideScroll, messages, test } from './fixtures.ts'
import {
  choisirContrat,
  dans,
  envoyer,
  examiner,
  libre,
  ouvrirComme,
  relire,
  remplirDates,
} from './rattachement.aides.ts'

// A PDF is given as the register wrote it: who sends it sees beforehand what is kept and what is not.

const PHRASE = 'Le conseil syndical approuve le contrat'

/** A page of text that carries a script and an attached file, or that leads to another program. */
const document = async (quoi: 'actif' | 'porte-documents'): Promise<Buffer> => {
  const pdf = await PDFDocument.create()
  const police = await pdf.embedFont(StandardFonts.Helvetica)
  pdf.addPage([595, 842]).drawText(PHRASE, { x: 60, y: 700, size: 14, font: police })
  if (quoi === 'actif') {
    pdf.addJavaScript('bonjour', 'app.alert(1)')
    await pdf.attach(Buffer.from('secret'), 'secret.txt', { mimeType: 'text/plain' })
  } else pdf.catalog.set(PDFName.of('Collection'), pdf.context.obj({ Type: 'Collection' }))
  const octets = Buffer.from(await pdf.save({ useObjectStreams: false }))
  // What a signature covers is told so; it would not survive the drawing.
  return quoi === 'actif'
    ? octets
    : Buffer.concat([octets, Buffer.from('% /ByteRange [0 1 2 3]\n')])
}
const piece = async (name: string, quoi: 'actif' | 'porte-documents') => ({
  name,
  mimeType: 'application/pdf',
  buffer: await document(quoi),
})
const APERCU = { name: 'Votre document, tel que le registre le gardera' }

test('who sends a PDF sees what is taken out of it; the keeper reads and downloads what the register wrote', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const [syndic, teneur] = await Promise.all([
    ouvrirComme(browser, 'TELE_NONPRO_ADMIN_PRINC'),
    ouvrirComme(browser, 'TENEUR_ADMIN_PRINC'),
  ])
  const copropriete = await libre(teneur, 4)
  await syndic.goto(`/rattacher-une-copropriete/edit?numero=${copropriete.numeroImmatriculation}`)
  await remplirDates(syndic, dans(0), dans(1, -1))
  await choisirContrat(syndic)
  await syndic.locator('input[type=file]').setInputFiles(await piece('contrat.pdf', 'actif'))
  // What was not kept is shown without being asked for.
  const apercu = syndic.getByRole('dialog', APERCU)
  await expect(apercu).toContainText('1 script retiré, 1 pièce jointe retirée')
  await expect(apercu.getByText(PHRASE)).toBeAttached()
  await expectAccessible(syndic)
  await syndic.setViewportSize({ width: 390, height: 844 })
  await expectNoSideScroll(syndic)
  await apercu.getByRole('button', { name: 'J’ai vu le document' }).click()
  await expect(
    syndic.getByText(/1 page lue\. 1 script retiré, 1 pièce jointe retirée/),
  ).toBeVisible()
  await expectAccessible(syndic)
  await expectNoSideScroll(syndic)
  await syndic
    .getByRole('button', { name: 'Voir le document tel que le registre le gardera' })
    .click()
  await expect(apercu.getByText('Page 1 / 1')).toBeVisible()
  await apercu.getByRole('button', { name: 'J’ai vu le document' }).click()
  await relire(syndic)
  await envoyer(syndic)
  await expect(messages(syndic)).toContainText('Votre demande de rattachement est envoyée.')

  await examiner(teneur, copropriete)
  const preuve = teneur.getByRole('region', { name: 'Preuve', exact: true })
  await expect(preuve).toContainText('À la réception : 1 script retiré, 1 pièce jointe retirée.')
  await expect(preuve.getByText(PHRASE)).toBeAttached()
  await expectAccessible(teneur)
  const telechargement = teneur.waitForEvent('download')
  await preuve.getByRole('button', { name: 'Télécharger la pièce' }).click()
  const chemin = await (await telechargement).path()
  const octets = (await readFile(chemin)).toString('latin1')
  expect(octets).toMatch(/^%PDF-/)
  expect(octets).not.toMatch(/JavaScript|EmbeddedFile|secret/)

  // A proof of an earlier version, a signed one: what stands in its place, or above it.
  for (const [change, phrase] of [
    [{ etatFichier: 'PREPARATION' }, /est en préparation.*Revenez dans une demi-heure/],
    [{ etatFichier: 'IMPOSSIBLE' }, /ne peut pas être montré.*demande de précisions/],
    [
      { retires: [{ quoi: 'SIGNATURE', nombre: 1 }] },
      'Signature électronique présente dans l’original, non vérifiée.',
    ],
  ] as const) {
    await teneur.route('**/api/coproprietes/infos/validation/*', async (route) => {
      const answer = await route.fetch()
      const infos = (await answer.json()) as { fiche: { documents: object[] } }
      for (const d of infos.fiche.documents) Object.assign(d, change)
      await route.fulfill({ response: answer, json: infos })
    })
    await teneur.reload()
    await expect(preuve).toContainText(phrase)
    await expectAccessible(teneur)
    await teneur.unrouteAll({ behavior: 'wait' })
  }
})

test('a PDF that the register cannot write again is drawn page by page, and sent as pictures', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const syndic = await ouvrirComme(browser, 'TELE_NONPRO_ADMIN_PRINC')
  await syndic.goto('/immatriculer-copropriete/infos-rattachement')
  await syndic
    .getByLabel(/^Justificatif du mandat/)
    .setInputFiles(await piece('porte-documents.pdf', 'porte-documents'))
  await expect(
    syndic.getByText(/«\sporte-documents\.pdf\s» ne s’affichent que dans un autre logiciel/),
  ).toBeVisible()
  await expectAccessible(syndic)
  await syndic.getByRole('button', { name: 'Dessiner les pages et les envoyer' }).click()
  const fenetre = syndic.getByRole('dialog', { name: 'Votre justificatif, page par page' })
  await expect(fenetre).toContainText('il ne pourra plus y être recherché')
  await expect(fenetre).toContainText('Sa signature électronique n’est pas gardée')
  await expectAccessible(syndic)
  await fenetre.getByText('J’ai regardé la page 1 :', { exact: false }).click()
  await fenetre.getByRole('button', { name: 'Utiliser cette page' }).click()
  await expect(syndic.getByText(/porte-documents\.pdf \(/)).toBeVisible({ timeout: 60_000 })
  await expect(syndic.getByText('1 page lue.')).toBeVisible()
})

test('a visitor sees the same of what is joined to a message; nothing leaves while it is shown', async ({
  page,
}) => {
  await page.goto('/aide/formulaire')
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: 'Vous êtes' }).selectOption('COPROPRIETAIRE')
  await main.getByRole('combobox', { name: 'Objet' }).selectOption('MANDAT')
  await main.getByRole('combobox', { name: 'Précisez' }).selectOption('SYNDIC_ERRONE')
  await main.getByRole('button', { name: 'Continuer' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  // A hurried press waits for the file to be read, then leaves the person to what was taken out.
  await page.locator('input[type=file]').setInputFiles(await piece('pv.pdf', 'actif'))
  await main.getByRole('button', { name: 'Envoyer le message' }).press('Enter')
  const apercu = page.getByRole('dialog', APERCU)
  await expect(apercu).toContainText('1 script retiré, 1 pièce jointe retirée')
  await expect(apercu.getByText(PHRASE)).toBeAttached()
  await expect(main.getByRole('group', { name: /à corriger/ })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await apercu.getByRole('button', { name: 'J’ai vu le document' }).click()
  await expect(main.getByText('pv.pdf', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Retirer le fichier' }).click()
  await expect(main.getByText('1 page lue.')).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import { expect, expectAccessible, expectNoSideScroll, signIn, test } from './fixtures.ts'
import { appel, etape, pdf } from './immatriculation.aides.ts'

// A proof is often photographed with a telephone: pictures become one document, each page looked at.

const LIEU = 'GPS-48.8566-2.3522'

/** What a telephone writes before the picture: who knows what, and where it was taken. */
const avecExif = (jpeg: Buffer): Buffer => {
  const corps = Buffer.from(`Exif\0\0${LIEU}`, 'latin1')
  const entete = Buffer.from([0xff, 0xe1, 0, 0])
  entete.writeUInt16BE(corps.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), entete, corps, jpeg.subarray(2)])
}

/** A picture with grain, which no compression makes small. */
const photo = async (page: Page, largeur: number, hauteur: number): Promise<Buffer> => {
  const base64 = await page.evaluate(
    async ({ l, h }) => {
      const toile = document.createElement('canvas')
      toile.width = l
      toile.height = h
      const trait = toile.getContext('2d')
      if (!trait) throw new Error('no canvas')
      const grain = trait.createImageData(l, h)
      for (let i = 0; i < grain.data.length; i += 4) {
        const gris = 150 + Math.floor(Math.random() * 80)
        grain.data.set([gris, gris, gris, 255], i)
      }
      trait.putImageData(grain, 0, 0)
      trait.fillStyle = '#000'
      trait.font = `${Math.floor(h / 20)}px sans-serif`
      trait.fillText('Procès-verbal de l’assemblée générale', l / 10, h / 5)
      const blob = await new Promise<Blob | null>((r) => toile.toBlob(r, 'image/jpeg', 0.9))
      const octets = new Uint8Array(await (blob ?? new Blob()).arrayBuffer())
      let texte = ''
      for (let i = 0; i < octets.length; i += 32_768)
        texte += String.fromCharCode(...octets.subarray(i, i + 32_768))
      return btoa(texte)
    },
    { l: largeur, h: hauteur },
  )
  return avecExif(Buffer.from(base64, 'base64'))
}

const ouvrir = async (page: Page): Promise<void> => {
  await signIn(page, 'TELE_NONPRO_ADMIN_PRINC')
  await page.goto('/immatriculer-copropriete/infos-rattachement')
  await etape(page, 'Informations de rattachement')
}
const fenetreDe = (page: Page) =>
  page.getByRole('dialog', { name: 'Votre justificatif, page par page' })
const donner = (page: Page, fichiers: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel(/^Justificatif du mandat/).setInputFiles(fichiers)

test('three pictures of 12 megapixels become one document under 5 MB, without their place', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await ouvrir(page)
  const grande = await photo(page, 4000, 3000)
  expect(grande.length).toBeGreaterThan(2_000_000)
  const haute = await photo(page, 3000, 4000)
  await donner(
    page,
    [haute, grande, haute].map((buffer, i) => ({
      name: `IMG_${i + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer,
    })),
  )
  const fenetre = fenetreDe(page)
  await expect(fenetre.getByRole('heading', { name: 'Page 3 sur 3' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(fenetre.locator('canvas')).toHaveCount(3)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  // Nothing is sent before it was looked at.
  await fenetre.getByRole('button', { name: 'Utiliser ces 3 pages' }).click()
  await expect(fenetre.getByRole('alert')).toContainText('3 pages restent à regarder')
  await fenetre.getByRole('button', { name: 'Monter la page 2' }).click()
  await fenetre.getByRole('button', { name: 'Tourner la page 3' }).click()
  for (const n of [1, 2, 3])
    await fenetre.getByText(`J’ai regardé la page ${n} :`, { exact: false }).click()
  const depot = page.waitForResponse(
    (r) => r.url().endsWith('/api/documents') && r.request().method() === 'POST',
  )
  await fenetre.getByRole('button', { name: 'Utiliser ces 3 pages' }).click()
  const { id, taille } = await (await depot).json()
  expect(taille).toBeLessThan(5_000_000)
  await expect(page.getByText(/IMG_1\.pdf \(/)).toBeVisible()
  const octets = await (await appel(page, 'GET', `/api/documents/${id}`)).body()
  expect(octets.includes(LIEU)).toBe(false)
  const document = await PDFDocument.load(octets)
  // The lying one came first; the last one was turned.
  expect(document.getPages().map((p) => p.getWidth() > p.getHeight())).toEqual([true, false, true])
})

test('a picture that is too small says so; one that cannot be read is named', async ({ page }) => {
  await ouvrir(page)
  await donner(page, [
    { name: 'IMG_9.HEIC', mimeType: 'image/heic', buffer: Buffer.from('no picture') },
  ])
  await expect(page.getByText(/L’image «\sIMG_9\.HEIC\s» n’a pas pu être lue/)).toBeVisible()
  await donner(page, [
    { name: 'petite.jpg', mimeType: 'image/jpeg', buffer: await photo(page, 640, 480) },
  ])
  await expect(fenetreDe(page)).toContainText('Cette image est petite')
})

test('a heavy scan is made lighter; a signed one, or one with text, is left alone', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await ouvrir(page)
  const scan = async (texte: string): Promise<Buffer> => {
    const document = await PDFDocument.create()
    const image = await document.embedJpg(await photo(page, 4000, 3000))
    const [premiere, seconde] = [document.addPage([842, 595]), document.addPage([842, 595])]
    premiere.drawImage(image, { x: 0, y: 0, width: 842, height: 595 })
    const autre = await document.embedJpg(await photo(page, 4000, 3000))
    seconde.drawImage(autre, { x: 0, y: 0, width: 842, height: 595 })
    if (texte !== '') premiere.drawText(texte, { x: 50, y: 50 })
    return Buffer.from(await document.save())
  }
  const mimeType = 'application/pdf'
  const image = await scan('')
  expect(image.length).toBeGreaterThan(5_000_000)
  await donner(page, [
    {
      name: 'signe.pdf',
      mimeType,
      buffer: Buffer.concat([image, Buffer.from('\n% /ByteRange [0 1 2 3]\n')]),
    },
  ])
  await expect(page.getByText(/«\ssigne\.pdf\s» dépasse 5\sMo\. Il est signé/)).toBeVisible()
  await donner(page, [{ name: 'texte.pdf', mimeType, buffer: await scan('Texte') }])
  await expect(page.getByText(/«\stexte\.pdf\s» dépasse 5\sMo\. Il contient du texte/)).toBeVisible(
    {
      timeout: 60_000,
    },
  )
  await donner(page, [{ name: 'scan.pdf', mimeType, buffer: image }])
  await expect(fenetreDe(page).getByRole('heading', { name: 'Page 2 sur 2' })).toBeVisible({
    timeout: 60_000,
  })
  // A small PDF goes as it is.
  await fenetreDe(page).getByRole('button', { name: 'Annuler' }).click()
  await donner(page, [{ name: 'contrat.pdf', mimeType, buffer: pdf() }])
  await expect(page.getByText(/contrat\.pdf \(/)).toBeVisible()
})

test('by keyboard, pages are turned, moved and taken out without losing one’s place; the 21st is refused aloud', async ({
  page,
}) => {
  await ouvrir(page)
  const buffer = await photo(page, 900, 1200)
  const images = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ name: `IMG_${i}.jpg`, mimeType: 'image/jpeg', buffer }))
  await donner(page, images(21))
  await expect(page.getByText(/Cela ferait 21 pages/)).toBeVisible()
  await donner(page, images(3))
  const fenetre = fenetreDe(page)
  await expect(fenetre.locator('canvas')).toHaveCount(3, { timeout: 60_000 })
  const monter = fenetre.getByRole('button', { name: 'Monter la page 2' })
  await monter.focus()
  await page.keyboard.press('Enter')
  await expect(fenetre.getByRole('button', { name: 'Monter la page 1' })).toBeFocused()
  await fenetre.getByRole('button', { name: 'Retirer la page 3' }).focus()
  await page.keyboard.press('Enter')
  await expect(fenetre.getByRole('checkbox', { name: /la page 2/ })).toBeFocused()
  await fenetre.getByRole('button', { name: 'Utiliser ces 2 pages' }).press('Enter')
  await expect(fenetre.getByRole('checkbox', { name: /la page 1/ })).toBeFocused()
  await page.keyboard.press('Space')
  await fenetre.getByRole('checkbox', { name: /la page 2/ }).press('Space')
  await fenetre.getByRole('button', { name: 'Utiliser ces 2 pages' }).press('Enter')
  await expect(fenetre).toBeHidden({ timeout: 60_000 })
  await expect(page.getByText(/IMG_0\.pdf/)).toBeVisible()
})

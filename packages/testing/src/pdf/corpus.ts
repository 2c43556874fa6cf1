import { PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib'
import { deTaille, ecrirePdf, flux, pages, simple } from './ecrire-pdf.ts'

// Good documents, with how many pages each one has.

async function parPdfLib(objectStreams: boolean): Promise<Buffer> {
  const document = await PDFDocument.create()
  const police = await document.embedFont(StandardFonts.Helvetica)
  for (let i = 0; i < 3; i++)
    document
      .addPage()
      .drawText('Reglement de copropriete, /JavaScript et /Launch', { x: 50, y: 700, font: police })
  document.getForm().createTextField('nom').addToPage(document.getPage(0))
  return Buffer.from(await document.save({ useObjectStreams: objectStreams }))
}

async function avecLien(objectStreams: boolean): Promise<Buffer> {
  const document = await PDFDocument.create()
  const page = document.addPage()
  const action = document.context.obj({
    Type: 'Action',
    S: 'URI',
    URI: PDFString.of('https://exemple.test/JavaScript/Launch (1)'),
  })
  const lien = document.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 0, 100, 100],
    A: action,
  })
  page.node.set(PDFName.of('Annots'), document.context.obj([lien]))
  return Buffer.from(await document.save({ useObjectStreams: objectStreams }))
}

const SIGNATURE = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 100 200 300] /Contents <${'00'.repeat(500)}> >>`
export const BONS: readonly [nom: string, pages: number, faire: () => Buffer | Promise<Buffer>][] =
  [
    ['simple', 1, () => simple()],
    ['pdf-lib, with a form and names in its texts', 3, () => parPdfLib(false)],
    ['pdf-lib with object streams', 3, () => parPdfLib(true)],
    ['link', 1, () => avecLien(false)],
    ['link in an object stream', 1, () => avecLien(true)],
    [
      'signed',
      1,
      () =>
        simple('/AcroForm << /SigFlags 3 /Fields [5 0 R] >>', [
          '<< /FT /Sig /T (s) /V 6 0 R >>',
          SIGNATURE,
        ]),
    ],
    [
      'PDF/A with metadata',
      1,
      () =>
        simple('/Metadata 5 0 R', [
          flux(
            '/Type /Metadata /Subtype /XML',
            '<x:xmpmeta>https://exemple.test/JavaScript/</x:xmpmeta>',
          ),
        ]),
    ],
    [
      'saved twice',
      1,
      () =>
        Buffer.concat([
          simple(),
          Buffer.from(
            '4 0 obj\n<< /Length 5 >>\nstream\nBT ET\nendstream\nendobj\nxref\n0 0\ntrailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n9\n%%EOF\r\n \n',
          ),
        ]),
    ],
    [
      'PDF 2.0',
      1,
      () =>
        ecrirePdf({
          entete: '%PDF-2.0\n%âãÏÓ\n',
          objets: [
            '<< /Type /Catalog /Pages 2 0 R >>',
            '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
            '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1 1] >>',
          ],
        }),
    ],
    [
      'fonts named like active keys',
      1,
      () => simple('', ['<< /Font << /F1 << /BaseFont /AA /Name /JS >> >> >>']),
    ],
    ['2,000 pages', 2000, () => pages(2000)],
    ['one byte under 5 MB', 1, () => deTaille(5 * 1_048_576 - 1)],
  ]

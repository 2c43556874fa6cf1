import { PDFHexString, PDFName, PDFString, type PDFDocument } from 'pdf-lib'

export interface Metadata {
  titre: string
  auteur: string
  sujet?: string
  date: Date
  /** Declares PDF/UA-1: only with embedded fonts. */
  ua: boolean
}

const xml = (s: string): string => s.replace(/[&<>"']/gu, (c) => `&#${c.charCodeAt(0)};`)

function xmp({ titre, auteur, sujet, date, ua }: Metadata): string {
  const alt = (nom: string, texte: string): string =>
    `<dc:${nom}><rdf:Alt><rdf:li xml:lang="x-default">${xml(texte)}</rdf:li></rdf:Alt></dc:${nom}>`
  return [
    '<?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">',
    alt('title', titre),
    `<dc:creator><rdf:Seq><rdf:li>${xml(auteur)}</rdf:li></rdf:Seq></dc:creator>`,
    '<dc:language><rdf:Bag><rdf:li>fr-FR</rdf:li></rdf:Bag></dc:language>',
    sujet === undefined ? '' : alt('description', sujet),
    `<xmp:CreateDate>${date.toISOString()}</xmp:CreateDate><xmp:ModifyDate>${date.toISOString()}</xmp:ModifyDate>`,
    ua ? '<pdfuaid:part>1</pdfuaid:part>' : '',
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n')
}

/** Writes title, language and metadata where readers and assistive technologies look for them. */
export function writeMetadata(document: PDFDocument, metadonnees: Metadata): void {
  const { context, catalog } = document
  document.setTitle(metadonnees.titre)
  document.setAuthor(metadonnees.auteur)
  document.setProducer('Registre national des copropriétés')
  document.setCreator('Registre national des copropriétés')
  if (metadonnees.sujet !== undefined) document.setSubject(metadonnees.sujet)
  document.setCreationDate(metadonnees.date)
  document.setModificationDate(metadonnees.date)
  catalog.set(PDFName.of('Lang'), PDFString.of('fr-FR'))
  catalog.set(PDFName.of('ViewerPreferences'), context.obj({ DisplayDocTitle: true }))
  const flux = context.stream(Buffer.from(xmp(metadonnees), 'utf8'), {
    Type: 'Metadata',
    Subtype: 'XML',
  })
  catalog.set(PDFName.of('Metadata'), context.register(flux))
  const empreinte = PDFHexString.of(
    Buffer.from(`${metadonnees.titre}${metadonnees.date.toISOString()}`).toString('hex').slice(-32),
  )
  context.trailerInfo.ID = context.obj([empreinte, empreinte])
}

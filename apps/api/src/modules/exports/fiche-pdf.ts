import {
  type AccesCategorisation,
  afficherNumero,
  CLASSES,
  classeDe,
  formatFrDate,
  INDICATEURS,
  indicateursPour,
  nomClasse,
  pointsMax,
} from '@registre/domain'
import { dayInParis } from '../../platform/clock.ts'
import { GRIS } from '../../platform/pdf/pdf-layout.ts'
import { TaggedPdf } from '../../platform/pdf/tagged-pdf.ts'
import { BLOCS, type Colonne, colonnesPour } from './colonnes.ts'
import type { DetailRow } from './detail.repository.ts'

const EUROS = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})
const NOMBRE = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 6 })
const ENTETE = 'Registre national des copropriétés'
export const NOTE_PUBLIQUE =
  'Données publiques du registre. Les données financières, énergétiques et les procédures sont réservées aux institutions, sur leur territoire.'
export const NOTE_COMPLETE =
  'Document réservé aux missions de l’institution qui l’a demandé, dans les conditions de la charte de confidentialité. Ne pas diffuser.'

const ecrire = (colonne: Colonne, r: DetailRow, acces: AccesCategorisation): string => {
  const valeur = colonne.valeur(r, acces)
  if (valeur === '') return 'Non renseigné'
  return typeof valeur === 'string' || colonne.format === 'annee'
    ? String(valeur)
    : (colonne.format === 'euros' ? EUROS : NOMBRE).format(valeur)
}

/** The signs that were found, one row each, with the points of who may know the class. */
const motifs = (r: DetailRow, acces: AccesCategorisation): [string, string][] =>
  indicateursPour(acces).flatMap((code, i): [string, string][] => {
    const points = r.points[i] ?? 0
    const palier = INDICATEURS[code].paliers.find((p) => p.points === points)
    const combien = acces === 'COMPLET' ? `${points} points : ` : ''
    return palier ? [[INDICATEURS[code].label, `${combien}${palier.phrase}`]] : []
  })

const faits = (pdf: TaggedPdf, rows: readonly (readonly [string, string])[]): void => {
  pdf.table({ rows, largeurs: [2, 3], enteteLigne: true, dense: true })
}

const poser = (pdf: TaggedPdf, r: DetailRow, acces: AccesCategorisation): void => {
  pdf.h1(r.nom === '' ? `Copropriété ${afficherNumero(r.numero)}` : r.nom)
  pdf.p(`${afficherNumero(r.numero)} · ${r.adresse}`)
  const total = r.points.reduce((somme, p) => somme + p, 0)
  const classe = classeDe(total, acces)
  for (const bloc of BLOCS) {
    const colonnes = colonnesPour(acces).filter((c) => c.bloc === bloc)
    if (colonnes.length === 0) continue
    pdf.h2(
      bloc !== 'Fragilité'
        ? bloc
        : acces === 'COMPLET'
          ? `Fragilité : classe ${nomClasse(classe, acces)}, ${CLASSES[classe].label.toLowerCase()}`
          : 'Signes publics de fragilité',
    )
    const releves = motifs(r, acces)
    if (bloc === 'Fragilité')
      faits(pdf, [
        ...(acces === 'COMPLET'
          ? ([['Points', `${total} sur ${pointsMax(acces)} possibles`]] as const)
          : []),
        ...(releves.length > 0 ? releves : ([['Signes relevés', 'Aucun']] as const)),
      ])
    else
      faits(
        pdf,
        colonnes.map((c) => [c.titre, ecrire(c, r, acces)]),
      )
  }
  pdf.p(acces === 'COMPLET' ? NOTE_COMPLETE : NOTE_PUBLIQUE, { taille: 8.5, couleur: GRIS })
}

/** In a standard font: thousands are made in one go, and an embedded one weighs 300 kB. */
const ouvrir = (titre: string, quand: string, date: Date): Promise<TaggedPdf> =>
  TaggedPdf.create({
    titre,
    entete: ENTETE,
    pied: `${titre} · ${quand}`,
    date,
    police: 'standard',
  })

/** The sheet of one co-ownership. */
export const fichePdf = async (
  r: DetailRow,
  acces: AccesCategorisation,
  date: Date,
): Promise<Buffer> => {
  const titre = `Fiche ${afficherNumero(r.numero)}`
  const pdf = await ouvrir(titre, `éditée le ${formatFrDate(dayInParis(date))}`, date)
  poser(pdf, r, acces)
  return pdf.save()
}

/** One document with the sheet of each, after a first page that lists them. */
export const rapportFiches = async (
  rows: AsyncIterable<DetailRow> | Iterable<DetailRow>,
  { acces, territoire, date }: { acces: AccesCategorisation; territoire: string; date: Date },
): Promise<Buffer> => {
  const titre = 'Rapport sur les copropriétés'
  const pdf = await ouvrir(titre, `édité le ${formatFrDate(dayInParis(date))}`, date)
  pdf.h1(titre)
  pdf.p(territoire)
  const toutes: DetailRow[] = []
  for await (const r of rows) toutes.push(r)
  faits(
    pdf,
    toutes.map((r) => [
      afficherNumero(r.numero),
      [r.nom, r.adresse].filter((t) => t !== '').join(' · '),
    ]),
  )
  for (const r of toutes) {
    pdf.nouvellePage()
    poser(pdf, r, acces)
  }
  return pdf.save()
}

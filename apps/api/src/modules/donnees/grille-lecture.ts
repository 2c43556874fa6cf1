import {
  COLONNES_PUBLIQUES,
  type Colonne,
  colonnesDonnees,
  type PerimetreDonnees,
  VERSION_SCHEMA_DONNEES,
} from '@registre/domain'
import { NON_TENUE } from './lire-schema.ts'
import { TaggedPdf } from '../../platform/pdf/tagged-pdf.ts'

const TYPES = {
  string: 'texte',
  date: 'aaaa-mm-jj',
  integer: 'nombre entier',
  number: 'nombre',
  boolean: 'oui / non',
} as const

const ligne = ({ nom, type, description, valeurs, tenue }: Colonne): readonly string[] => [
  nom,
  TYPES[type],
  `${description}${valeurs ? ` Valeurs : ${valeurs.join(', ')}.` : ''}${tenue === false ? ` ${NON_TENUE}` : ''}`,
]

/** The reading grid: what each column says, as an accessible PDF. */
export const grilleLecture = async (perimetre: PerimetreDonnees): Promise<Uint8Array> => {
  const titre = 'Données brutes : grille de lecture'
  const pdf = await TaggedPdf.create({
    titre,
    entete: 'Registre national des copropriétés',
    pied: `${titre} · version ${VERSION_SCHEMA_DONNEES}`,
  })
  pdf.h1(titre)
  pdf.p(
    'Une ligne par copropriété immatriculée et en vigueur. Le fichier est un texte en UTF-8, séparé par des virgules ; sa première ligne porte le nom des colonnes. Les jours s’écrivent aaaa-mm-jj. Une cellule vide, « non connu » ou « non renseigné » est une information absente.',
  )
  pdf.p(
    'Dans l’extraction d’un territoire, un texte qui commence par =, +, - ou @ est précédé d’une apostrophe, pour qu’un tableur ne l’exécute pas ; le fichier public donne les textes tels quels : importez-le comme du texte. Aucune donnée personnelle d’un syndic bénévole n’y figure.',
  )
  const publiques = new Set(Object.keys(COLONNES_PUBLIQUES))
  const colonnes = colonnesDonnees(perimetre)
  const table = (caption: string, choisies: readonly Colonne[]) => {
    pdf.h2(caption)
    pdf.table({
      caption,
      head: ['Colonne', 'Type', 'Ce qu’elle dit'],
      rows: choisies.map(ligne),
      largeurs: [5, 2, 5],
      enteteLigne: true,
    })
  }
  table(
    'Colonnes du fichier public',
    colonnes.filter((c) => publiques.has(c.nom)),
  )
  if (perimetre === 'territoire')
    table(
      'Colonnes des extractions de territoire',
      colonnes.filter((c) => !publiques.has(c.nom)),
    )
  return pdf.save()
}

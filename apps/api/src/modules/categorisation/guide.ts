import type { FileAnswer } from '@registre/contract'
import {
  CLASSES,
  CODES_CLASSE,
  EXPORTS_CATEGORISATION,
  INDICATEURS,
  indicateursPour,
  nomClasse,
  pointsMax,
  PORTEES,
  seuilDeClasse,
  TYPES_EXPORT,
  CODES_PORTEE,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { TaggedPdf } from '../../platform/pdf/tagged-pdf.ts'

const TITRE = 'Guide de l’outil de catégorisation'
const etapes = [
  '1. Choisissez une portée : la France, une région, un département, une intercommunalité, une commune. Une institution trouve d’abord son propre territoire.',
  '2. Ajoutez des critères si vous le souhaitez : taille, période de construction, syndic, mandat, date de mise à jour ; et, pour une institution sur son territoire, énergie, travaux, finances et procédures.',
  '3. Lisez les résultats : chaque copropriété a les signes relevés ; une institution lit aussi, sur son territoire, la classe qu’ils font, de A à D. Au-delà de 4\u00A0000 copropriétés, seul le regroupement par territoire est montré.',
  '4. Enregistrez votre recherche pour la reprendre, partagez-la avec les personnes de votre organisme.',
  '5. Emportez un rapport, les données ou les fiches. Un fichier long est préparé pendant que vous faites autre chose ; il est gardé 24 heures, pour vous seul.',
]

const faire = async (date: Date): Promise<Uint8Array> => {
  const pdf = await TaggedPdf.create({
    titre: TITRE,
    entete: 'Registre national des copropriétés',
    pied: TITRE,
    date,
  })
  pdf.h1(TITRE)
  pdf.p(
    'L’outil de catégorisation repère, sur un territoire, les copropriétés qui réunissent des critères, et relève des signes de fragilité par une règle publiée. Les institutions y lisent, sur leur territoire, une classe par copropriété ; chacun lit combien un territoire en compte.',
  )
  pdf.h2('En cinq étapes')
  for (const etape of etapes) pdf.p(etape)
  pdf.h2('La règle')
  pdf.p(
    `Chaque signe donne des points : ${pointsMax('COMPLET')} au plus avec toutes les données, ${pointsMax('PUBLIC')} avec les seules données publiques. Ce que le registre ne sait pas ne donne pas de point : une classe A ne prouve donc pas qu’une copropriété se porte bien.`,
  )
  pdf.table({
    caption: 'Signes et points',
    head: ['Signe', 'Points', 'Donnée publique'],
    rows: indicateursPour('COMPLET').map((c) => [
      INDICATEURS[c].label,
      INDICATEURS[c].paliers.map((p) => `${p.points} : ${p.phrase}`).join('\n'),
      INDICATEURS[c].public ? 'Oui' : 'Non',
    ]),
    largeurs: [1.3, 2.4, 0.8],
    enteteLigne: true,
  })
  pdf.table({
    caption: 'Classes',
    head: ['Classe', 'Toutes les données', 'Données publiques, par territoire'],
    rows: CODES_CLASSE.map((c) => [
      `${c}, ou ${nomClasse(c, 'PUBLIC').toLowerCase()} : ${CLASSES[c].label}`,
      `${seuilDeClasse(c, 'COMPLET')} points et plus`,
      `${seuilDeClasse(c, 'PUBLIC')} points et plus`,
    ]),
    enteteLigne: true,
  })
  pdf.h2('Les portées')
  pdf.p(CODES_PORTEE.map((c) => PORTEES[c].label).join(' · '))
  pdf.h2('Les fichiers')
  const nombre = new Intl.NumberFormat('fr-FR')
  pdf.table({
    caption: 'Fichiers',
    head: ['Fichier', 'Fait aussitôt', 'Préparé, au plus'],
    rows: TYPES_EXPORT.map((t) => [
      EXPORTS_CATEGORISATION[t].label,
      `jusqu’à ${nombre.format(EXPORTS_CATEGORISATION[t].direct)}`,
      nombre.format(EXPORTS_CATEGORISATION[t].max),
    ]),
    largeurs: [2, 1, 1],
    enteteLigne: true,
  })
  pdf.h2('Ce que chacun voit')
  pdf.p(
    'Un visiteur voit les données publiques et leurs signes, sans classe ni niveau d’une copropriété nommée. Une institution voit aussi les données financières, énergétiques et les procédures, sur son territoire, dans les conditions de la charte de confidentialité ; ailleurs, les données publiques. Chaque extraction est inscrite au journal du registre.',
  )
  return pdf.save()
}

let guide: Promise<Uint8Array> | null = null

/** The guide of the tool: made once a process, from the tables that the tool itself reads. */
export const telechargerGuide = async ({ deps }: Ctx): Promise<FileAnswer> => {
  guide ??= faire(deps.clock.now())
  return { nom: 'guide-categorisation.pdf', contenu: await guide }
}

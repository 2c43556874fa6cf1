import { quiADeclare } from './destinataire.ts'
import { reporterModifications } from '../declaration/comparaison.ts'
import { LABELS_TYPE_MAJ } from '../declaration/declaration.enums.ts'
import { normaliser } from '../declaration/declaration.normalisation.ts'
import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import { type CodeJeu, estAVenir, jeuNomme } from '../declaration/jeux.ts'
import { contenuDeDepart, estMajAnnuelle, typeMajDeclare } from '../declaration/mise-a-jour.ts'
import { evenementMiseAJour } from '../declaration/mise-a-jour.policy.ts'
import { formatFrDate, type IsoDate } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import { exigerRegles } from '../kernel/rules.ts'
import { verificationsDe } from '../verification/verification.ts'
import { voieDe } from './brouillon.ts'
import { type Changement, courrielDossier, type FaitsActeur, interdit } from './changement.ts'
import {
  contenuADeposer,
  controlerLue,
  copiesDe,
  type DeclarationLue,
  dater,
} from './declaration-lue.ts'
import { marquesDe } from './deposer.ts'
import { declarationCourante, type Dossier, reperesDe } from './dossier.ts'

// An update of a registered co-ownership: filed over the current declaration.

/** What somebody filed meanwhile is not lost. */
const DEPASSEE =
  'Une autre mise à jour a été enregistrée depuis que vous avez commencé la vôtre. Reprenez-la à partir des nouvelles données : votre saisie sera conservée.'

/**
 * What was typed in a draft, over the declaration now current: `base` is the content that the draft
 * was filled from.
 */
export const reporter = (
  l: DeclarationLue,
  base: ImmatCopropriete,
  courante: ImmatCopropriete,
  jour: IsoDate,
): ImmatCopropriete => {
  const depart = (contenu: ImmatCopropriete) =>
    l.typeMaj === null ? contenu : contenuDeDepart(normaliser(contenu), l.typeMaj, jour)
  return reporterModifications(depart(base), normaliser(l.contenu), depart(courante))
}

/** The predecessor's update awaits its successor, one at a time. */
const soumettreAuSuccesseur = (
  d: Dossier,
  l: DeclarationLue,
  { jour }: FaitsActeur,
): Changement => {
  const attend = d.declarations.some(
    (x) =>
      x.etat === 'A_VALIDER' &&
      x.baseId !== null &&
      x.auteurTeledeclarantId === l.auteurTeledeclarantId,
  )
  if (attend)
    throw new RegisterError('deja-existant', {
      message: 'Une mise à jour que vous avez déposée attend déjà l’accord du syndic actuel.',
    })
  const syndic = d.mandats.findLast((m) => m.teledeclarantId === d.syndicId)
  const evenement = 'declarer-par-predecesseur'
  return {
    actes: [
      {
        categorie: 'DECLARATION',
        type: evenement,
        declarationId: l.id,
        etatDe: 'declaration',
        donnees: { typeMaj: l.typeMaj, confirmations: l.confirmations },
        mouvements: [
          {
            quoi: 'declaration',
            id: l.id,
            evenement,
            pose: {
              ...dater(l, contenuADeposer(l, jour).contenu, jour),
              verifications: l.verifications,
            },
          },
        ],
      },
    ],
    envois: courrielDossier(syndic ?? null, 'mise-a-jour-a-accepter', {
      nomCopropriete: d.nom,
      numero: d.numero ?? '',
      declarationId: l.id,
      predecesseur: l.etablissement,
    }),
  }
}

const aDeposerDes = (jeu: CodeJeu): string =>
  `Cette déclaration prépare les données demandées à partir du ${formatFrDate(jeuNomme(jeu).effet)} : elle se dépose à partir de ce jour. Ce que vous avez saisi est gardé jusque-là.`

/** `parLot`: the author is told once of many updates, not of each. */
interface Lot {
  parLot?: boolean
}

/**
 * An update becomes the current declaration; what it replaces becomes the restore point or goes to
 * the history.
 */
export const mettreEnVigueur = (
  d: Dossier,
  l: DeclarationLue,
  { jour }: FaitsActeur,
  { parLot = false }: Lot = {},
): Changement => {
  const { contenu } = contenuADeposer(l, jour)
  const verifications = verificationsDe(contenu, l.verifications)
  const { dateClotureComptes } = contenu.donneesFinancieres
  const typeMaj = typeMajDeclare(l.typeMaj ?? 'STANDARD', contenu.donneesFinancieres)
  const annuelle = estMajAnnuelle(typeMaj)
  const remplacee = declarationCourante(d) ?? interdit()
  const evenement = evenementMiseAJour(d.etat, typeMaj)
  const copies = copiesDe(contenu)
  return {
    actes: [
      {
        categorie: 'DECLARATION',
        type: evenement,
        declarationId: l.id,
        donnees: {
          typeMaj,
          confirmations: l.confirmations,
          remplacee: remplacee.id,
          ...marquesDe({ verifications }),
        },
        mouvements: [
          {
            quoi: 'declaration',
            id: remplacee.id,
            evenement: 'mettre-a-jour',
            cas: annuelle ? 'annuelle' : 'standard',
            ...(annuelle ? {} : { historique: true }),
          },
          {
            quoi: 'declaration',
            id: l.id,
            evenement:
              l.etat === 'A_VALIDER' ? 'accepter-declaration-predecesseur' : 'creer-mise-a-jour',
            pose: {
              ...dater(l, contenu, jour),
              typeMaj,
              baseId: l.baseId,
              etape: 'recapitulatif',
              verifications,
            },
          },
          {
            quoi: 'copropriete',
            evenement,
            pose: {
              ...copies,
              ...(annuelle ? { dateDerniereMajAnnuelle: jour } : {}),
              ...(dateClotureComptes === null
                ? {}
                : { dateClotureDernierExercice: dateClotureComptes }),
            },
          },
        ],
      },
    ],
    envois: courrielDossier(parLot ? null : quiADeclare(l), 'mise-a-jour-enregistree', {
      ...reperesDe(d),
      nomCopropriete: copies.nom,
      typeMaj: LABELS_TYPE_MAJ[typeMaj],
      cloture: annuelle ? formatFrDate(dateClotureComptes) : '',
    }),
    annexes: [{ annexe: 'localisation', contenu }],
  }
}

/**
 * Files an update: when every rule holds, it becomes the current declaration, or awaits the
 * successor of its author. Throws `transition-interdite`, `version-perimee`,
 * `regles-non-respectees`, `confirmation-requise`, `deja-existant`.
 */
export const deposerMiseAJour = (
  d: Dossier,
  l: DeclarationLue,
  faits: FaitsActeur,
  lot: Lot = {},
): Changement => {
  const voie = voieDe(d, l, faits) ?? interdit(undefined, { etat: d.etat })
  if (estAVenir(l.jeu, faits.jour)) interdit(aDeposerDes(l.jeu), { etat: d.etat })
  const courante = declarationCourante(d)?.id ?? null
  if (courante !== l.baseId)
    throw new RegisterError('version-perimee', { message: DEPASSEE, infos: { base: courante } })
  exigerRegles(controlerLue(l, faits.jour))
  return voie === 'a-accepter'
    ? soumettreAuSuccesseur(d, l, faits)
    : mettreEnVigueur(d, l, faits, lot)
}

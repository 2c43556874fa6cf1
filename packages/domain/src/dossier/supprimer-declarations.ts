import { ETATS_IMMATRICULES } from '../copropriete/copropriete.machine.ts'
import { peutAdministrer } from '../copropriete/copropriete.policy.ts'
import { normaliser } from '../declaration/declaration.normalisation.ts'
import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import { estMajAnnuelle } from '../declaration/mise-a-jour.ts'
import { addMonths } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { exigerAdministration, type SaisieAdministration } from './administrer.ts'
import {
  type Changement,
  courrielDossier,
  type FaitsActeur,
  interdit,
  type Mouvement,
  NOUVEAU,
} from './changement.ts'
import { copiesDe, type DeclarationLue } from './declaration-lue.ts'
import {
  courrielsConcernes,
  declarationCourante,
  type DeclarationDuDossier,
  type Dossier,
  reperesDe,
} from './dossier.ts'

// What a keeper takes back of what was declared: what came after the last annual update, or, apart,
// that update itself.

const DROIT = {
  peut: peutAdministrer,
  sinon: 'La suppression de déclarations revient à un teneur administrateur.',
}

/** The last annual update as it was filed, and how many declarations replaced it one after another. */
export interface MajAnnuelleRemplacee extends Pick<
  DeclarationLue,
  | 'contenu'
  | 'typeDeclaration'
  | 'typeImmat'
  | 'typeMaj'
  | 'baseId'
  | 'confirmations'
  | 'auteurTeledeclarantId'
> {
  remplacements: number
}

/** The declaration that was in force before the last annual update, and the annual day before it. */
export interface PointDeRestauration extends Pick<DeclarationLue, 'id' | 'contenu'> {
  derniereMajAnnuelle: IsoDate | null
}

/** Updates of a former syndic that its successor has not judged yet. */
const aAccepter = ({ declarations }: Dossier): DeclarationDuDossier[] =>
  declarations.filter((l) => l.etat === 'A_VALIDER' && l.baseId !== null)

const NON_IMMATRICULEE = 'Cette copropriété n’est pas immatriculée : il n’y a rien à supprimer.'
const estImmatriculee = ({ etat }: Dossier): boolean => ETATS_IMMATRICULES.some((e) => e === etat)

/** Goes on where nothing stands in the way. Throws `transition-interdite` with the sentence of what does. */
const exiger = (obstacle: string | null): void => {
  if (obstacle !== null) interdit(obstacle)
}

const supprimees = (parties: readonly DeclarationDuDossier[]): Mouvement[] =>
  parties.map(({ id }) => ({ quoi: 'declaration', id, evenement: 'supprimer' }))

const courriels = (d: Dossier, motif: string, annuelle: boolean) =>
  courrielsConcernes(d).flatMap((a) =>
    courrielDossier(a, 'declarations-supprimees', { ...reperesDe(d), motif, annuelle }),
  )

/** The annual update in force again, under a row of its own: the one filed is in the history. */
const aReprendre = ({
  remplacements: _remplacements,
  contenu: lu,
  ...filee
}: MajAnnuelleRemplacee): { contenu: ImmatCopropriete; mouvements: Mouvement[] } => {
  const contenu = normaliser(lu)
  return {
    contenu,
    mouvements: [
      {
        quoi: 'declaration',
        id: NOUVEAU.declaration,
        evenement: 'creer-copie-courante',
        pose: { ...filee, contenu },
      },
      {
        quoi: 'copropriete',
        evenement: null,
        pose: {
          ...copiesDe(contenu),
          dateClotureDernierExercice: contenu.donneesFinancieres.dateClotureComptes,
        },
      },
    ],
  }
}

/** The declaration that replaced the last annual update; null where that update is in force. */
const depasseeDe = (
  d: Dossier,
  annuelle: MajAnnuelleRemplacee | null,
): DeclarationDuDossier | null => {
  const courante = declarationCourante(d)
  return courante && annuelle && !estMajAnnuelle(courante.typeMaj) ? courante : null
}

const obstacleASupprimer = (d: Dossier, annuelle: MajAnnuelleRemplacee | null): string | null => {
  if (!estImmatriculee(d)) return NON_IMMATRICULEE
  return depasseeDe(d, annuelle) || aAccepter(d).length > 0
    ? null
    : 'Rien n’a été déclaré depuis la dernière mise à jour annuelle.'
}

/**
 * Deletes what was declared since the last annual update, which is in force again as it was filed;
 * repeating it finds nothing more. Throws as `exigerAdministration`, `transition-interdite` when
 * nothing was declared since.
 */
export const supprimerDeclarations = (
  d: Dossier,
  { annuelle, ...saisie }: SaisieAdministration & { annuelle: MajAnnuelleRemplacee | null },
  faits: FaitsActeur,
): Changement => {
  const { avant, libre } = exigerAdministration(d, saisie, DROIT, faits)
  exiger(obstacleASupprimer(libre, annuelle))
  const depassee = depasseeDe(d, annuelle)
  const retirees = [...(depassee ? [depassee] : []), ...aAccepter(d)]
  const reprise = depassee && annuelle ? aReprendre(annuelle) : null
  return {
    actes: [
      ...avant,
      {
        categorie: 'DECLARATION',
        type: 'supprimer-declarations',
        declarationId: reprise ? NOUVEAU.declaration : null,
        motif: saisie.motif,
        etatDe: 'copropriete',
        donnees: { retirees: retirees.map(({ id }) => id) },
        mouvements: [...supprimees(retirees), ...(reprise?.mouvements ?? [])],
      },
    ],
    envois: courriels(d, saisie.motif, false),
    annexes: reprise ? [{ annexe: 'localisation', contenu: reprise.contenu }] : [],
  }
}

/** The annual update that is in force was put there by this act already, and never filed again. */
const dejaRetiree = ({ declarations }: Dossier, courante: DeclarationDuDossier): boolean =>
  declarations.some(
    (l) => l.etat === 'SUPPRIME' && estMajAnnuelle(l.typeMaj) && l.baseId === courante.id,
  )

/** What the last annual update left behind it: what was in force before, and the day when it was filed. */
export interface AvantLaMajAnnuelle {
  point: PointDeRestauration | null
  deposeeLe: IsoDate | null
}

const obstacleARetirer = (
  d: Dossier,
  { point, deposeeLe }: AvantLaMajAnnuelle,
  jour: IsoDate,
): string | null => {
  if (!estImmatriculee(d)) return NON_IMMATRICULEE
  const courante = declarationCourante(d)
  if (!courante || !point || deposeeLe === null)
    return 'Cette copropriété n’a pas de mise à jour annuelle à retirer : il n’y a rien à supprimer.'
  if (dejaRetiree(d, courante))
    return 'Une mise à jour annuelle vient d’être retirée : une seule peut l’être.'
  if (!estMajAnnuelle(courante.typeMaj) || aAccepter(d).length > 0)
    return 'Des déclarations ont été faites depuis la dernière mise à jour annuelle : supprimez-les d’abord.'
  if (deposeeLe < addMonths(jour, -12))
    return 'La dernière mise à jour annuelle date de plus d’un an : elle ne se retire plus.'
  return null
}

/** Which of the two acts an actor may do on this dossier, as the acts themselves judge. */
export const retraitsPossibles = (
  d: Dossier,
  { annuelle, ...avant }: AvantLaMajAnnuelle & { annuelle: MajAnnuelleRemplacee | null },
  { acteur, jour }: Pick<FaitsActeur, 'acteur' | 'jour'>,
): ('supprimer-declarations' | 'retirer-maj-annuelle')[] => {
  if (!DROIT.peut(acteur)) return []
  if (obstacleASupprimer(d, annuelle) === null) return ['supprimer-declarations']
  return obstacleARetirer(d, avant, jour) === null ? ['retirer-maj-annuelle'] : []
}

/**
 * Takes back the last annual update: what was declared before it is in force again. Of less than a
 * year, and one: what comes back is not taken back in its turn. Throws as `exigerAdministration`,
 * `transition-interdite`.
 */
export const retirerMajAnnuelle = (
  d: Dossier,
  { point, deposeeLe, ...saisie }: SaisieAdministration & AvantLaMajAnnuelle,
  faits: FaitsActeur,
): Changement => {
  const { avant, libre } = exigerAdministration(d, saisie, DROIT, faits)
  exiger(obstacleARetirer(libre, { point, deposeeLe }, faits.jour))
  const courante = declarationCourante(d)
  if (!courante || !point) return interdit()
  const contenu = normaliser(point.contenu)
  return {
    actes: [
      ...avant,
      {
        categorie: 'DECLARATION',
        type: 'retirer-maj-annuelle',
        declarationId: point.id,
        motif: saisie.motif,
        etatDe: 'copropriete',
        donnees: { retirees: [courante.id], retablie: point.id },
        mouvements: [
          ...supprimees([courante]),
          { quoi: 'declaration', id: point.id, evenement: 'retablir' },
          {
            quoi: 'copropriete',
            evenement: null,
            pose: {
              ...copiesDe(contenu),
              dateDerniereMajAnnuelle: point.derniereMajAnnuelle,
              dateClotureDernierExercice: contenu.donneesFinancieres.dateClotureComptes,
            },
          },
        ],
      },
    ],
    envois: courriels(d, saisie.motif, true),
    annexes: [{ annexe: 'localisation', contenu }],
  }
}

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

// What a keeper takes back of what was declared (states.md §3): what came after the last annual
// update, or, apart, that update itself.

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

const exigerImmatriculee = ({ etat }: Dossier): void => {
  if (!ETATS_IMMATRICULES.some((e) => e === etat))
    interdit('Cette copropriété n’est pas immatriculée : il n’y a rien à supprimer.')
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
  exigerImmatriculee(libre)
  const courante = declarationCourante(d)
  const depassee = courante && annuelle && !estMajAnnuelle(courante.typeMaj) ? courante : null
  const attendues = aAccepter(d)
  if (!depassee && attendues.length === 0)
    interdit('Rien n’a été déclaré depuis la dernière mise à jour annuelle.')
  const retirees = [...(depassee ? [depassee] : []), ...attendues]
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

/**
 * Takes back the last annual update: what was declared before it is in force again. Of less than a
 * year, and one: what comes back is not taken back in its turn. Throws as `exigerAdministration`,
 * `transition-interdite`.
 */
export const retirerMajAnnuelle = (
  d: Dossier,
  {
    point,
    deposeeLe,
    ...saisie
  }: SaisieAdministration & { point: PointDeRestauration | null; deposeeLe: IsoDate | null },
  faits: FaitsActeur,
): Changement => {
  const { avant, libre } = exigerAdministration(d, saisie, DROIT, faits)
  exigerImmatriculee(libre)
  const courante = declarationCourante(d)
  if (!courante || !point || deposeeLe === null)
    return interdit(
      'Cette copropriété n’a pas de mise à jour annuelle à retirer : il n’y a rien à supprimer.',
    )
  if (dejaRetiree(d, courante))
    interdit('Une mise à jour annuelle vient d’être retirée : une seule peut l’être.')
  if (!estMajAnnuelle(courante.typeMaj) || aAccepter(d).length > 0)
    interdit(
      'Des déclarations ont été faites depuis la dernière mise à jour annuelle : supprimez-les d’abord.',
    )
  if (deposeeLe < addMonths(faits.jour, -12))
    interdit('La dernière mise à jour annuelle date de plus d’un an : elle ne se retire plus.')
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

import type { Tx } from '@registre/db'
import {
  completer,
  type DeclarationLue,
  type Dossier,
  RegisterError,
  type SaisieDepot,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { tenirDeclaration } from '../declarations/lire-declaration.ts'
import { faitsDe } from '../dossiers/tenir.ts'
import {
  attendreCommunes,
  type CandidatDoublon,
  candidatsDoublons,
} from '../doublons/rechercher-doublons.ts'
import { justificatifAcceptable } from './depot.repository.ts'
import { enregistrerReponses, garderScores } from './reponses.repository.ts'

export interface DepotPret {
  dossier: Dossier
  declaration: DeclarationLue
  doublons: CandidatDoublon[]
}

/**
 * What every final submission asks of the register, syndic's or notary's: the draft held and
 * complete, its proof, and what looks like it. Registrations of one commune wait for each other
 * here. Throws as `completer`.
 */
export const preparerDepot = async (
  ctx: Ctx,
  tx: Tx,
  depot: SaisieDepot & { id: number },
): Promise<DepotPret> => {
  const faits = faitsDe(ctx)
  const { dossier, declaration: lue } = await tenirDeclaration(tx, depot.id)
  const declaration = completer(dossier, lue, depot, faits)
  await exigerJustificatif(tx, declaration)
  const { contenu } = declaration
  await attendreCommunes(tx, contenu)
  const { acteur } = faits
  const doublons = await candidatsDoublons(tx, { coproprieteId: dossier.id, contenu, acteur })
  if (depot.reponsesDoublons) await enregistrerReponses(tx, depot.id, declaration.reponses)
  await garderScores(tx, depot.id, doublons)
  return { dossier, declaration, doublons }
}

/** The proof that a syndic's registration names is its own. Throws `regles-non-respectees`. */
const exigerJustificatif = async (tx: Tx, l: DeclarationLue): Promise<void> => {
  const { idDocument, justifMandat } = l.contenu.infoRattachement
  if (l.typeImmat !== 'DEFAULT' || !justifMandat || idDocument === null) return
  if (await justificatifAcceptable(tx, idDocument, l.auteurTeledeclarantId)) return
  throw new RegisterError('regles-non-respectees', {
    champs: [
      {
        champ: 'infoRattachement.idDocument',
        code: 'justificatif',
        message: 'Le justificatif n’est plus disponible : déposez-le de nouveau.',
      },
    ],
  })
}

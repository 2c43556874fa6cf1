import type { Tx } from '@registre/db'
import {
  type Constats,
  completer,
  type DeclarationLue,
  type Dossier,
  type SaisieDepot,
  refusDuChamp,
} from '@registre/domain'
import { dayInParis } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { exigerDeposee } from '../declarations/declaration.mapper.ts'
import { tenirDeclaration } from '../dossiers/lire-declaration.ts'
import { verifierLue } from '../verifications/verifier-lue.ts'
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
  depot: SaisieDepot & { id: number; envoye: unknown },
  constats: Constats,
): Promise<DepotPret> => {
  const faits = faitsDe(ctx)
  const { dossier, declaration: lue } = await tenirDeclaration(tx, depot.id)
  const verifiee = await verifierLue(tx, lue, constats)
  const declaration = await nommerJustificatif(tx, completer(dossier, verifiee, depot, faits))
  exigerDeposee(depot.envoye, lue, faits.jour)
  const { contenu } = declaration
  await attendreCommunes(tx, contenu)
  const { acteur } = faits
  const doublons = await candidatsDoublons(tx, { coproprieteId: dossier.id, contenu, acteur })
  if (depot.reponsesDoublons) await enregistrerReponses(tx, depot.id, declaration.reponses)
  await garderScores(tx, depot.id, doublons)
  return { dossier, declaration, doublons }
}

const REDEPOSER = refusDuChamp(
  'infoRattachement.idDocument',
  'justificatif',
  'Le justificatif n’est plus disponible : déposez-le de nouveau.',
)

/**
 * The proof that a syndic's registration names is its own; its name and the day of its upload are
 * those of the stored file, whatever was sent. Throws `regles-non-respectees`.
 */
const nommerJustificatif = async (
  tx: Pick<Tx, 'sql'>,
  l: DeclarationLue,
): Promise<DeclarationLue> => {
  const { infoRattachement: i } = l.contenu
  const attendu = l.typeImmat === 'DEFAULT' && i.justifMandat && i.idDocument !== null
  const depose =
    attendu && i.idDocument !== null
      ? await justificatifAcceptable(tx, i.idDocument, l.auteurTeledeclarantId)
      : null
  if (attendu && depose === null) throw REDEPOSER
  const fichier = {
    nomFichierJustifMandat: depose?.nom ?? '',
    dateTeleversement: depose && dayInParis(depose.cree_le),
  }
  return { ...l, contenu: { ...l.contenu, infoRattachement: { ...i, ...fichier } } }
}

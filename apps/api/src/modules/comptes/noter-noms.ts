import type { Tx } from '@registre/db'
import { nommerCertificat } from '@registre/domain'
import { type JournalAuthor } from '../../platform/journal.ts'
import { ecrire } from './ecrire.ts'
import { tenirDeclarant, tenirUtilisateurs } from './tenir.ts'

/** The names that the technical parameters of an office, or of an account, show of a certificate. */
export const noterNoms = async (
  tx: Tx,
  auteur: JournalAuthor,
  place: { teledeclarantId: number; utilisateurId: number | null; rang: number },
  { sujet, emetteur, maintenant }: { sujet: string; emetteur: string; maintenant: Date },
): Promise<void> => {
  // An account shows its first one alone.
  if (place.utilisateurId !== null && place.rang === 2) return
  const compte =
    place.utilisateurId === null
      ? await tenirDeclarant(tx, place.teledeclarantId)
      : await tenirUtilisateurs(tx, [place.utilisateurId])
  await ecrire(tx, auteur, compte, nommerCertificat(place, sujet, emetteur), { maintenant })
}

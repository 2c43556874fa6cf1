import type { Ctx } from '../../platform/context.ts'
import type { Presente } from '../notaires/presente.ts'
import { noterNoms } from '../comptes/noter-noms.ts'
import { estDetache, insererCertificat, trouverLien } from './certificat.repository.ts'

/** The certificate that the proxy verified, as a way in; null when there is none. */
export const presenterCertificat = async (ctx: Ctx): Promise<Presente | null> => {
  const { certificat } = ctx
  if (!certificat) return null
  const { nom, prenom, email, numEtude, qualite, empreinte } = certificat
  return {
    identite: { moyen: 'certificat', nom, prenom, email, numEtude, siret: '', qualite },
    trace: { empreinte },
    jetonIdentite: null,
    prouveeLe: null,
    // Somebody of the office linked it, whatever number it carries.
    trouverLien: async (db) => {
      const row = await trouverLien(db, certificat)
      return row && { teledeclarantId: row.teledeclarant_id, utilisateurId: row.utilisateur_id }
    },
    lier: async (tx, { teledeclarantId, utilisateurId }, maintenant) => {
      const place = { teledeclarantId, utilisateurId, rang: 1 }
      await insererCertificat(tx, place, certificat, maintenant)
      await noterNoms(tx, ctx, place, { ...certificat, maintenant })
    },
    estDetache: (db) => estDetache(db, certificat),
    dejaLie: 'Votre certificat est déjà rattaché à un compte : connectez-vous avec lui.',
    refus: undefined,
  }
}

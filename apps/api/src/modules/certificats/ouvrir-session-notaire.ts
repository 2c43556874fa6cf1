import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { compteDe } from '../auth/lire-compte.ts'
import { ouvrirSession } from '../auth/ouvrir-session.ts'
import { listerComptesEtude } from './certificat.repository.ts'
import { type Reconnu, reconnaitre } from './lire-identite.ts'

/** The account that a link opens: its own, or the administrator's for the certificate of the office itself. */
const compteDuLien = async (ctx: Ctx, { lien, etude }: Reconnu): Promise<number | null> => {
  if (!lien || etude?.statut !== 'ACTIF') return null
  const comptes = await listerComptesEtude(ctx.deps.db, etude.id)
  const compte = comptes.find(({ id, profil }) => (lien.utilisateur_id === null ? profil === 'NOTAIRE_ADMIN' : id === lien.utilisateur_id))
  return compte?.id ?? null
}

/**
 * Signs a notary in by the presented certificate: no password. A session that is already this person's is kept. Throws
 * `certificat-requis`, `certificat-inconnu` for one that is linked to no living account (specification 1, "Notary flow").
 */
export const ouvrirSessionNotaire = async (ctx: Ctx) => {
  const reconnu = await reconnaitre(ctx)
  const utilisateurId = await compteDuLien(ctx, reconnu)
  if (utilisateurId === null) {
    await journaliser({ sql: ctx.deps.db.query }, ctx, {
      categorie: 'CONNEXION',
      type: 'connexion-refusee',
      motif: 'certificat-inconnu',
      teledeclarantId: reconnu.etude?.id ?? null,
      donnees: { empreinte: reconnu.certificat.empreinte },
    })
    throw new RegisterError('certificat-inconnu')
  }
  if (ctx.session?.utilisateurId === utilisateurId) return compteDe(ctx, ctx.session)
  const session = await ouvrirSession(ctx, { utilisateurId, cleEchecs: '', seSouvenir: false, moyen: 'certificat' })
  return compteDe(ctx, session)
}

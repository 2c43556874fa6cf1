import {
  libelleNiveau,
  peutAccueillir,
  peutDeposerCertificat,
  peutRepondreArrivee,
  peutVoirCertificats,
  type Profil,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { listerCertificatRows } from './certificat.repository.ts'
import { listerArrivees, listerComptesEtude, trouverEtude } from '../notaires/etude.ts'
import { demandesDuCabinet } from '../inscription/arrivee.ts'
import { nomDe, versCertificat } from './certificat.mapper.ts'

/**
 * The certificates of an office, and the holders that may get one; a firm, which has none, reads who
 * asks to join it. Throws `introuvable` for
 * another's, or for what is no office.
 */
export const listerCertificats = async (ctx: Ctx, teledeclarantId: number) => {
  const { db, clock } = ctx.deps
  const acteur = acteurOf(ctx)
  const etude = peutVoirCertificats(acteur, teledeclarantId)
    ? await trouverEtude(db, teledeclarantId)
    : undefined
  if (!etude && peutRepondreArrivee(acteur, teledeclarantId))
    return {
      titulaires: [],
      certificats: [],
      arrivees: await demandesDuCabinet(db, teledeclarantId),
    }
  if (!etude) throw new RegisterError('introuvable')
  const comptes = await listerComptesEtude(db, etude.id)
  const rows = await listerCertificatRows(db, etude.id)
  const arrivees = peutAccueillir(acteur, etude.id) ? await listerArrivees(db, etude.id) : []
  const titulaire = (idUtilisateur: number | null, nom: string, profil: Profil | null) => ({
    idUtilisateur,
    nom,
    profil,
    allowedToEdit: peutDeposerCertificat(acteur, {
      teledeclarantId: etude.id,
      utilisateurId: idUtilisateur,
      profil,
    }),
  })
  return {
    titulaires: [
      titulaire(null, etude.raison_sociale, null),
      ...comptes.map((c) => titulaire(c.id, nomDe(c), c.profil)),
    ],
    arrivees: arrivees.map((x) => ({
      id: x.id,
      quoi: 'ETUDE' as const,
      nom: nomDe(x),
      email: x.email,
      niveau: libelleNiveau(x.profil),
      le: x.cree_le.toISOString(),
    })),
    certificats: rows.map((row) =>
      versCertificat(
        row,
        row.utilisateur_id === null ? etude : comptes.find((c) => c.id === row.utilisateur_id),
        acteur,
        clock.now(),
      ),
    ),
  }
}

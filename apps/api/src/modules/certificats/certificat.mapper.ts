import { type Acteur, peutDetacherCertificat } from '@registre/domain'
import type { CertificatRow } from './certificat.repository.ts'
import type { CompteNotaireRow, EtudeRow } from '../notaires/etude.ts'

const etatDe = (row: CertificatRow, maintenant: Date): 'VALABLE' | 'A_VENIR' | 'PERIME' =>
  row.valide_au < maintenant ? 'PERIME' : row.valide_du > maintenant ? 'A_VENIR' : 'VALABLE'

export const nomDe = (compte: Pick<CompteNotaireRow, 'prenom' | 'nom'>): string =>
  `${compte.prenom} ${compte.nom}`.trim()

/** A certificate as those who may see it see it. */
export const versCertificat = (
  row: CertificatRow,
  titulaire: CompteNotaireRow | EtudeRow | undefined,
  acteur: Acteur,
  maintenant: Date,
) => ({
  id: row.id,
  idUtilisateur: row.utilisateur_id,
  titulaire:
    titulaire === undefined
      ? 'Compte fermé'
      : 'profil' in titulaire
        ? nomDe(titulaire)
        : titulaire.raison_sociale,
  rang: row.rang,
  sujet: row.sujet,
  emetteur: row.emetteur,
  serie: row.serie,
  empreinte: row.empreinte,
  valideDu: row.valide_du.toISOString(),
  valideAu: row.valide_au.toISOString(),
  etat: etatDe(row, maintenant),
  allowedToEdit: peutDetacherCertificat(acteur, {
    teledeclarantId: row.teledeclarant_id,
    utilisateurId: row.utilisateur_id,
    profil: titulaire && 'profil' in titulaire ? titulaire.profil : null,
  }),
})

import { ETUDE_INCONNUE, type IdentiteCertificat, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { type CertificatRow, type EtudeRow, trouverEtude, trouverEtudeParNumero, trouverLien } from './certificat.repository.ts'

/** The certificate of the request. Throws `certificat-requis` when the proxy verified none. */
export const certificatOf = ({ certificat }: Ctx): IdentiteCertificat => {
  if (!certificat) throw new RegisterError('certificat-requis')
  return certificat
}

export interface Reconnu {
  certificat: IdentiteCertificat
  lien: CertificatRow | undefined
  /** By the link, or else by the office number that the authority wrote into the certificate. */
  etude: EtudeRow | undefined
}

/** Who presents the certificate of the request, as far as the register knows. Throws `certificat-requis`. */
export const reconnaitre = async (ctx: Ctx): Promise<Reconnu> => {
  const { db } = ctx.deps
  const certificat = certificatOf(ctx)
  const lien = await trouverLien(db, certificat)
  if (lien) return { certificat, lien, etude: await trouverEtude(db, lien.teledeclarant_id) }
  return { certificat, lien, etude: certificat.numEtude === null ? undefined : await trouverEtudeParNumero(db, certificat.numEtude) }
}

/** The office of the presented certificate; number -1 when the register does not hold it. Throws `certificat-requis`. */
export const lireEtudeNotariale = async (ctx: Ctx) => {
  const { certificat, lien, etude } = await reconnaitre(ctx)
  return {
    numEtude: etude ? (etude.num_etude ?? certificat.numEtude ?? 0) : ETUDE_INCONNUE,
    idTeledeclarant: etude?.id ?? null,
    raisonSociale: etude?.raison_sociale ?? '',
    compteExistant: lien !== undefined && etude !== undefined,
    collaborateur: certificat.qualite === 'COLLABORATEUR',
  }
}

/** What the presented certificate says; `present` false when there is none. */
export const lireInfoCertificat = async ({ certificat: c }: Ctx) => ({
  present: c !== null,
  sujet: c?.sujet ?? '',
  emetteur: c?.emetteur ?? '',
  serie: c?.serie ?? '',
  valideAu: c?.valideAu ?? null,
  nom: c?.nom ?? '',
  prenom: c?.prenom ?? '',
  email: c?.email ?? '',
  numEtude: c?.numEtude ?? null,
  qualite: c?.qualite ?? null,
})

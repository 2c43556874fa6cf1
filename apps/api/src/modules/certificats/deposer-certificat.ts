import { peutDeposerCertificat, peutVoirCertificats, RegisterError } from '@registre/domain'
import { lireCertificatPem } from '../../platform/certificat/identite.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { versCertificat } from './certificat.mapper.ts'
import {
  type CertificatRow,
  insererCertificat,
  libererPlace,
  noterNoms,
  type Place,
  trouverLien,
  verrouillerCertificat,
} from './certificat.repository.ts'
import { listerComptesEtude, verrouillerEtude } from '../notaires/etude.ts'

interface Depot {
  file: File
  idTeledeclarant: number
  /** 0: the office itself. */
  idUtilisateur: number
  rang: number
}

const memePlace = (row: CertificatRow, place: Place): boolean =>
  row.teledeclarant_id === place.teledeclarantId &&
  row.utilisateur_id === place.utilisateurId &&
  row.rang === place.rang

/**
 * Links a certificate to an account of an office, or to the office; the one that held the place
 * gives way. Only its public
 * names are kept, never the file. Throws `introuvable`, `acces-non-autorise`, the `certificat-*`
 * errors, `deja-existant` for
 * one that is linked elsewhere. The same file twice is one link.
 */
export const deposerCertificat = async (
  ctx: Ctx,
  { file, idTeledeclarant, idUtilisateur, rang }: Depot,
) => {
  const { deps } = ctx
  const acteur = acteurOf(ctx)
  if (!peutVoirCertificats(acteur, idTeledeclarant)) throw new RegisterError('introuvable')
  const identite = lireCertificatPem(new Uint8Array(await file.arrayBuffer()))
  const maintenant = deps.clock.now()
  if (new Date(identite.valideAu) < maintenant) throw new RegisterError('certificat-perime')
  return deps.db.transaction(async (tx) => {
    const etude = await verrouillerEtude(tx, idTeledeclarant)
    if (!etude) throw new RegisterError('introuvable')
    const compte =
      idUtilisateur === 0
        ? undefined
        : (await listerComptesEtude({ query: tx.sql }, etude.id)).find(
            ({ id }) => id === idUtilisateur,
          )
    if (idUtilisateur !== 0 && !compte) throw new RegisterError('introuvable')
    const place: Place = { teledeclarantId: etude.id, utilisateurId: compte?.id ?? null, rang }
    if (!peutDeposerCertificat(acteur, { ...place, profil: compte?.profil ?? null }))
      throw new RegisterError('acces-non-autorise')
    const connu = await trouverLien({ query: tx.sql }, identite)
    if (connu && memePlace(connu, place))
      return versCertificat(connu, compte ?? etude, acteur, maintenant)
    if (connu)
      throw new RegisterError('deja-existant', {
        message: 'Ce certificat est déjà rattaché à un compte du registre.',
      })
    await libererPlace(tx, place, maintenant)
    const id = await insererCertificat(tx, place, identite, maintenant)
    await noterNoms(tx, place, identite.sujet, identite.emetteur)
    await journaliser(tx, ctx, {
      categorie: 'COMPTE',
      type: 'deposer-certificat',
      teledeclarantId: etude.id,
      donnees: {
        certificatId: id,
        utilisateurId: place.utilisateurId,
        rang,
        empreinte: identite.empreinte,
      },
    })
    const row = await verrouillerCertificat(tx, id)
    if (!row) throw new Error('the certificate was not written')
    return versCertificat(row, compte ?? etude, acteur, maintenant)
  })
}

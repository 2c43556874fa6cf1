import {
  type IdentiteCertificat,
  peutDeposerCertificat,
  peutVoirCertificats,
  RegisterError,
  TAILLE_MAX_CERTIFICAT,
} from '@registre/domain'
import { lireCertificatPem } from '../../platform/certificat/identite.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { versCertificat } from './certificat.mapper.ts'
import {
  type CertificatRow,
  libererPlace,
  trouverProches,
  verrouillerCertificat,
} from './certificat.repository.ts'
import { type Place, rattacherCertificat } from '../entrer/par-certificat.ts'
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
 * Whoever deposits a certificate presents it on this very connection: its key is in hand, and a
 * configured authority vouches for it. Throws `certificat-non-presente`.
 */
const exigerPossession = ({ certificat }: Ctx, depose: IdentiteCertificat): void => {
  const memes = (['emetteur', 'serie', 'empreinte'] as const).every(
    (c) => certificat?.[c] === depose[c],
  )
  if (!memes) throw new RegisterError('certificat-non-presente')
}

/** The bytes of a file; one too large for a certificate is not read. Throws `certificat-illisible`. */
const lireFichier = async (file: File): Promise<Uint8Array> => {
  if (file.size > TAILLE_MAX_CERTIFICAT) throw new RegisterError('certificat-illisible')
  return new Uint8Array(await file.arrayBuffer())
}

/**
 * Links a certificate to an account of an office, or to the office; the one that held the place
 * gives way. Only its public names are kept, never the file. Throws `introuvable`,
 * `acces-non-autorise`, the `certificat-*` errors, `deja-existant` for one that is linked
 * elsewhere. The same file twice is one link.
 */
export const deposerCertificat = async (
  ctx: Ctx,
  { file, idTeledeclarant, idUtilisateur, rang }: Depot,
) => {
  const { deps } = ctx
  const acteur = acteurOf(ctx)
  if (!peutVoirCertificats(acteur, idTeledeclarant)) throw new RegisterError('introuvable')
  const identite = lireCertificatPem(await lireFichier(file))
  const maintenant = deps.clock.now()
  if (new Date(identite.valideAu) < maintenant) throw new RegisterError('certificat-perime')
  exigerPossession(ctx, identite)
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
    if (
      identite.numEtude !== null &&
      etude.num_etude !== null &&
      identite.numEtude !== etude.num_etude
    )
      throw new RegisterError('certificat-autre-etude')
    const proches = await trouverProches({ query: tx.sql }, identite)
    const connu = proches.find((row) => memePlace(row, place) && row.serie === identite.serie)
    if (connu && connu.empreinte === identite.empreinte)
      return versCertificat(connu, compte ?? etude, acteur, maintenant)
    // Renewed on the same key, it takes the place of the former one.
    if (proches.some((row) => !memePlace(row, place)))
      throw new RegisterError('deja-existant', {
        message: 'Ce certificat est déjà rattaché à un compte du registre.',
      })
    await libererPlace(tx, place, maintenant)
    const id = await rattacherCertificat(tx, ctx, place, identite, maintenant)
    await journaliser(tx, ctx, {
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

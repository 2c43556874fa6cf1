import { cleNumero, cleVoie, idParcelle, type Adresse, type ImmatCopropriete } from '@registre/domain'
import type { Contexte, Dossier } from './contexte.ts'

/** An address in one line. */
export const adresseLigne = (a: Adresse): string => `${a.numeroVoie} ${a.voie} ${a.codePostal} ${a.commune}`.trim()

/** Adds its addresses and its parcels. */
export const ajouterLieux = ({ lot }: Contexte, d: Dossier, contenu: ImmatCopropriete): void => {
  const { adressePrincipale, adresseSecondaire, parcelle } = contenu.identification
  for (const [rang, a] of [...(adressePrincipale ? [adressePrincipale] : []), ...adresseSecondaire].entries())
    lot.ajouter('adresse', {
      copropriete_id: d.id,
      principale: rang === 0,
      numero_voie: cleNumero(a.numeroVoie),
      voie: a.voie,
      cle_voie: cleVoie(a.voie),
      code_postal: a.codePostal,
      commune: a.commune,
      code_insee: a.codeInsee,
      id_ban: a.idBan,
      longitude: a.longitude,
      latitude: a.latitude,
      geolocalisee: a.geolocalisee,
    })
  for (const p of parcelle)
    lot.ajouter('parcelle', {
      copropriete_id: d.id,
      id_parcelle: idParcelle(p),
      code_postal: p.codePostal,
      commune: p.commune,
      commune_absorbee: p.communeAbsorbee,
      code_insee: p.codeInsee,
      prefixe: p.prefixe,
      section: p.section,
      numero: p.numero,
      geolocalisee: p.geolocalisee,
    })
}

import { cleNumero, cleVoie, idParcelle, type ImmatCopropriete } from '@registre/domain'

/** The rows of `adresse` of a co-ownership: the reference address first. */
export const lignesAdresses = (id: number, { identification: i }: ImmatCopropriete) =>
  [...(i.adressePrincipale ? [i.adressePrincipale] : []), ...i.adresseSecondaire].map(
    (a, rang) => ({
      copropriete_id: id,
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
    }),
  )

/** The rows of `parcelle` of a co-ownership. */
export const lignesParcelles = (id: number, { identification: i }: ImmatCopropriete) =>
  i.parcelle.map((p) => ({
    copropriete_id: id,
    id_parcelle: idParcelle(p),
    code_postal: p.codePostal,
    commune: p.commune,
    commune_absorbee: p.communeAbsorbee,
    code_insee: p.codeInsee,
    prefixe: p.prefixe,
    section: p.section,
    numero: p.numero,
    geolocalisee: p.geolocalisee,
  }))

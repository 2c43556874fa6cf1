import { adresseEnLigne, type ImmatCopropriete, normaliserTexte } from '@registre/domain'

/** Copies of the declared data that lists and searches read on the dossier. */
export const copies = (contenu: ImmatCopropriete) => {
  const { identification: i, donneesTechniques: t } = contenu
  return {
    nom: i.nomCopropriete,
    nom_normalise: normaliserTexte(i.nomCopropriete),
    adresse_principale: i.adressePrincipale ? adresseEnLigne(i.adressePrincipale) : '',
    code_postal: i.adressePrincipale?.codePostal ?? '',
    code_insee: i.adressePrincipale?.codeInsee ?? '',
    nb_lots: i.nbLots,
    nb_lots_principaux: i.nbLotsHabBurCom,
    nb_batiments: t.nbBatimentsTotal,
    date_reglement: i.dateReglementCopropriete,
    siret: i.siret,
    geolocalisee:
      i.adressePrincipale?.geolocalisee === true && i.parcelle.some((p) => p.geolocalisee),
  }
}

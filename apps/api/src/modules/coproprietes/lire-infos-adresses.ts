import type { Adresse, Parcelle } from '@registre/domain'
import { normaliser } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { chargerVisible } from './charger-visible.ts'
import {
  type AdresseRow,
  lireAdresses,
  lireParcelles,
  type ParcelleRow,
} from './fiche.repository.ts'
import { lireDeclarationLisible } from './visualiser-copropriete.ts'

const versAdresse = (r: AdresseRow): Adresse => ({
  numeroVoie: r.numero_voie,
  voie: r.voie,
  codePostal: r.code_postal,
  commune: r.commune,
  codeInsee: r.code_insee,
  idBan: r.id_ban,
  longitude: r.longitude,
  latitude: r.latitude,
  geolocalisee: r.geolocalisee,
})
const versParcelle = (r: ParcelleRow): Parcelle => ({
  codePostal: r.code_postal,
  commune: r.commune,
  communeAbsorbee: r.commune_absorbee,
  codeInsee: r.code_insee,
  prefixe: r.prefixe,
  section: r.section,
  numero: r.numero,
  geolocalisee: r.geolocalisee,
})

/** Addresses and parcels; those of a draft are still in its declaration. Throws `introuvable`. */
export const lireInfosAdresses = async (ctx: Ctx, id: number) => {
  const copropriete = await chargerVisible(ctx, id)
  const [adresses, parcelles] = await Promise.all([
    lireAdresses(ctx.deps.db, id),
    lireParcelles(ctx.deps.db, id),
  ])
  if (adresses.length > 0 || parcelles.length > 0) {
    const [principale, ...secondaires] = adresses.map(versAdresse)
    return {
      adressePrincipale: principale ?? null,
      adresseSecondaire: secondaires,
      parcelle: parcelles.map(versParcelle),
    }
  }
  const declaration = await lireDeclarationLisible(ctx, copropriete)
  if (!declaration) return { adressePrincipale: null, adresseSecondaire: [], parcelle: [] }
  const { adressePrincipale, adresseSecondaire, parcelle } = normaliser(
    declaration.contenu,
  ).identification
  return { adressePrincipale, adresseSecondaire, parcelle }
}

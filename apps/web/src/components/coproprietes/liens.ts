import { estMajAnnuelle, type SlugEtape, type TypeMaj } from '@registre/domain'

/** Addresses of a co-ownership's screens, in one place. */
export const lienFiche = (id: number): string => `/copropriete/fiche/${id}`
export const lienBrouillon = (idDeclaration: number, etape = 'recapitulatif'): string =>
  `/immatriculer-copropriete/${etape}?id=${idDeclaration}`
/** Where a dissolution is declared, and a keeper answered about it. */
export const lienDissolution = (id: number): string =>
  `/copropriete/declarer-une-dissolution?id=${id}`
/** Where a draft is taken up again: an annual update has two screens of its own. */
export const lienReprise = (
  idDeclaration: number,
  etape: SlugEtape,
  typeMaj: TypeMaj | null,
): string =>
  lienBrouillon(
    idDeclaration,
    estMajAnnuelle(typeMaj) ? (etape === 'recapitulatif' ? 'reste' : 'chiffres') : etape,
  )
export const lienListe = (filtre: string): string => `/copropriete?filter=${filtre}`
export const lienMiseAJour = (
  id: number,
  type: 'ANNUELLE' | 'STANDARD' | 'MODIFICATION_ADMIN',
): string => `/copropriete/mettre-a-jour?id=${id}&type=${type}`
/** Prepares the update of the coming set of data, filed from its first day on. */
export const lienPreparation = (id: number): string =>
  `/copropriete/mettre-a-jour?id=${id}&type=STANDARD&preparer=true`
export const lienHistorique = (id: number): string => `/copropriete/historique/${id}`
export const lienParcelles = (id: number): string => `/copropriete/parcelles/${id}`
export const lienDeclarationPredecesseur = (idDeclaration: number): string =>
  `/copropriete/declaration-predecesseur/${idDeclaration}`

import { type EtablissementSirene, RegisterError } from '@registre/domain'

type Trouver = (siret: string) => Promise<EtablissementSirene | null>

/** What the directory of companies says of an establishment, but for what a test tells. */
export const etablissementSirene = (
  dit: Partial<EtablissementSirene> = {},
): EtablissementSirene => ({
  siret: '',
  raisonSociale: 'Nom de l’annuaire',
  codeApe: '68.32A',
  libelleApe: 'Administration d’immeubles',
  typeEtablissement: 'Siège',
  complement: '',
  voie: '1 place Bellecour',
  codePostal: '69002',
  commune: 'Lyon',
  etat: 'ACTIF',
  ...dit,
})

/** The directory when it is away. */
export const annuaireAbsent: Trouver = () =>
  Promise.reject(new RegisterError('sirene-indisponible'))

/** The directory answers this while `faire` runs. */
export const avecAnnuaire = async <S extends { trouver: Trouver }, T>(
  deps: { sirene: S },
  trouver: S['trouver'],
  faire: () => Promise<T>,
): Promise<T> => {
  const { sirene } = deps
  deps.sirene = { ...sirene, trouver }
  try {
    return await faire()
  } finally {
    deps.sirene = sirene
  }
}

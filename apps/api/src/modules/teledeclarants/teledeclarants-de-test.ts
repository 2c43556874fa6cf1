import type { ClientArgs, contract } from '@registre/contract'
import { insererEtablissement, insererUtilisateur, type Personne } from '@registre/testing/register'
import { beforeAll } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'

/** The one that the directory knows as a notary’s office. */
export const SIRET_ETUDE = '78467169500004'

export type Modification = ClientArgs<(typeof contract)['modifierTeledeclarant']>['body']

/** What is sent to save a file as it was read, but for what `plus` changes. */
export const saisieDe = (
  vu: Awaited<ReturnType<Personne['api']['lireTeledeclarant']>>,
  plus: Partial<Modification> = {},
): Modification => {
  const { statut, certificatDn1, certificatDn2, emetteurDn1, emetteurDn2 } = vu.parametres
  return {
    version: vu.version,
    type: vu.type,
    etablissement: vu.etablissement,
    representant: vu.representant,
    parametres: { statut, certificatDn1, certificatDn2, emetteurDn1, emetteurDn2 },
    ...plus,
  }
}

/** A register with its keeper; `nouveau` adds a declarant and its account, with these columns. */
export const useTeledeclarants = () => {
  const registre = useRegistre()
  // The directory knows every SIRET, as that of an agency of property, or as of an office.
  beforeAll(() => {
    const { sirene } = registre().deps
    registre().deps.sirene = {
      ...sirene,
      trouver: async (siret) => ({
        siret,
        raisonSociale: 'Établissement connu',
        codeApe: siret === SIRET_ETUDE ? '69.10Z' : '68.32A',
        libelleApe: '',
        typeEtablissement: 'Siège',
        complement: '',
        voie: '3 rue Basse',
        codePostal: '69003',
        commune: 'Lyon',
        etat: 'ACTIF',
      }),
    }
  })
  const teneur = () => registre().personne('TENEUR_ADMIN_PRINC')
  const nouveau = async (
    colonnes: Record<string, unknown> = {},
    admin: Record<string, unknown> = {},
  ) => {
    const id = await insererEtablissement(registre().db, 'TELE_PRO_ADMIN_PRINC')
    const compte = await insererUtilisateur(registre().db, 'TELE_PRO_ADMIN_PRINC', id)
    for (const [table, cle, valeurs] of [
      ['teledeclarant', id, colonnes],
      ['utilisateur', compte.id, admin],
    ] as const)
      for (const [colonne, valeur] of Object.entries(valeurs))
        await registre().db.query(`update ${table} set ${colonne} = $2 where id = $1`, [
          cle,
          valeur,
        ])
    return { id, compte }
  }
  const journal = (type: string, id: number) =>
    registre().db.query<{ de: string; vers: string; donnees: object }>(
      `select de, vers, donnees from journal where type = $1 and teledeclarant_id = $2 order by id`,
      [type, id],
    )
  return { registre, teneur, nouveau, journal }
}

import { connecter, type Compte, type Personne } from './registre.ts'

/** The people whom the documents name; each has one account. */
const QUI = ['syndic', 'benevole', 'notaire', 'teneur', 'hotline'] as const
export type Qui = (typeof QUI)[number]
export type Comptes = Readonly<Record<Qui, Compte>>

/** What the calls are about: found by calls, then completed as they go. */
export interface Monde {
  base: string
  gens: Readonly<Record<Qui, Personne>>
  copropriete: { id: number; numero: string }
  /** A co-ownership of somebody else. */
  ailleurs: { id: number; numero: string }
  etablissement: number
  compte: number
  brouillon: Record<string, unknown>
  demande: { id: number; idMandat: number; coproprieteId: number }
  recherche: number
  /** Who writes, about what, of which kind: the keys chosen so far in the contact form. */
  reclamation: string[]
}

const objet = (v: unknown): Record<string, unknown> =>
  typeof v === 'object' && v !== null ? { ...v } : {}
const lignes = (contenu: unknown, nom: string): Record<string, unknown>[] => {
  const liste = objet(contenu)[nom]
  return Array.isArray(liste) ? liste.map(objet) : []
}
const nombre = (v: unknown): number => (typeof v === 'number' ? v : 0)

const RATTACHEE = 'IMMATRICULEE_RATTACHEE'

const premiere = async (qui: Personne, etats: string[]) => {
  const { statut, contenu } = await qui.appeler('POST', '/api/coproprietes/rechercher', {
    json: {
      paginationOptions: { pageNumber: 1, pageSize: 10, sortDirection: 'ASC', sortField: '' },
      immatriculationOuNom: '',
      dateDebutMandat: '',
      dateFinMandat: '',
      etatsCopropriete: etats,
      statut: '',
    },
  })
  const ligne = lignes(contenu, 'ligneRechercheCoproprieteDTOList')[0]
  if (!ligne)
    throw new Error(`aucune copropriété ${etats.join(', ')} : ${statut} ${JSON.stringify(contenu)}`)
  return { id: nombre(ligne['id']), numero: String(ligne['numeroImmatriculation']) }
}

/** Signs everybody in and finds what the calls are about. Throws when the register lacks it. */
export const ouvrirMonde = async (base: string, comptes: Comptes): Promise<Monde> => {
  const gens: Partial<Record<Qui, Personne>> = {}
  for (const qui of QUI) gens[qui] = await connecter(base, comptes[qui])
  const { syndic, benevole, notaire, teneur, hotline } = gens
  if (!syndic || !benevole || !notaire || !teneur || !hotline) throw new Error('personne')
  const compte = objet((await syndic.appeler('GET', '/api/account')).contenu)
  return {
    base,
    gens: { syndic, benevole, notaire, teneur, hotline },
    copropriete: await premiere(syndic, [RATTACHEE]),
    ailleurs: await premiere(benevole, [RATTACHEE]),
    etablissement: nombre(compte['idTeledeclarant']),
    compte: nombre(compte['id']),
    brouillon: {},
    demande: { id: 0, idMandat: 0, coproprieteId: 0 },
    recherche: 0,
    reclamation: [],
  }
}

/** Fields of what was answered, whatever it is. */
export const lu = objet

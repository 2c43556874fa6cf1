import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { importerInstitutions } from '../modules/institutions/importer-institutions.ts'
import type { Commande } from './commande.ts'

export const importer: Commande = {
  aide: 'Met à jour les institutions qui peuvent se connecter, et leur territoire',
  options: { fichier: { type: 'string' }, 'fermer-absentes': { type: 'boolean' } },
  aideOptions: {
    fichier:
      'texte séparé par des points-virgules ; première ligne : numero;nom;niveau;code (SIRET ou SIREN ; NATIONAL, REGION, DEPARTEMENT, EPCI ou COMMUNE ; code officiel)',
    'fermer-absentes': 'ferme l’accès des institutions que le fichier ne nomme pas',
  },
  executer: async ({ db }, { fichier, 'fermer-absentes': fermer }) => {
    // npm runs scripts from the repository's root: INIT_CWD is where the person stands.
    const chemin =
      typeof fichier === 'string' ? resolve(process.env['INIT_CWD'] ?? '.', fichier) : ''
    const texte = chemin === '' ? null : await readFile(chemin, 'utf8').catch(() => null)
    if (texte === null)
      return {
        bien: false,
        donnees: null,
        lignes: [
          chemin === ''
            ? 'Donnez le fichier : --fichier institutions.csv'
            : `Le fichier « ${chemin} » ne peut pas être lu.`,
        ],
      }
    const bilan = await importerInstitutions(db, texte, { fermerAbsentes: fermer === true })
    return {
      bien: bilan.fautes.length === 0,
      donnees: bilan,
      lignes:
        bilan.fautes.length > 0
          ? ['Rien n’a été enregistré :', ...bilan.fautes]
          : [`Institutions ajoutées ou modifiées : ${bilan.ecrites} ; fermées : ${bilan.fermees}`],
    }
  },
}

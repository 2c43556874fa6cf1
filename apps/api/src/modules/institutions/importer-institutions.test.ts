import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useDatabase } from '@registre/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { executerCommande } from '../../commandes/executer.ts'
import { importerInstitutions } from './importer-institutions.ts'

const ENTETE = 'numero;nom;niveau;code\n'

describe('the operator’s table of institutions', () => {
  const base = useDatabase()
  beforeAll(() =>
    base().db.query(
      `insert into commune (code, nom, nom_normalise, type, code_departement, code_region) values ('38185', 'Grenoble', 'grenoble', 'commune-actuelle', '38', '84')`,
    ),
  )
  const importer = (lignes: string, fermerAbsentes = false) =>
    importerInstitutions(base().db, ENTETE + lignes, { fermerAbsentes })
  const table = () =>
    base().db.query(`select numero, nom, niveau, code, actif from institution order by numero`)
  const ville = { numero: '213801855', nom: 'Ville', niveau: 'COMMUNE', code: '38185', actif: true }
  const agence = { numero: '180000001', nom: 'Agence', niveau: 'NATIONAL', code: '', actif: true }

  it('is taken in, then again without effect, then changed; absent lines stay, or close on demand, and open again', async () => {
    const texte = '180000001;Agence;NATIONAL;\n213801855;Ville;COMMUNE;38185'
    expect(await importer(texte)).toEqual({ ecrites: 2, fermees: 0, fautes: [] })
    expect(await table()).toEqual([agence, ville])
    expect(await importer(texte)).toEqual({ ecrites: 0, fermees: 0, fautes: [] })
    expect(await importer('180000001;Agence nationale;NATIONAL;')).toEqual({
      ecrites: 1,
      fermees: 0,
      fautes: [],
    })
    expect(await importer('180000001;Agence nationale;NATIONAL;', true)).toEqual({
      ecrites: 0,
      fermees: 1,
      fautes: [],
    })
    expect(await table()).toEqual([
      { ...agence, nom: 'Agence nationale' },
      { ...ville, actif: false },
    ])
    expect(await importer('213801855;Ville;COMMUNE;38185')).toEqual({
      ecrites: 1,
      fermees: 0,
      fautes: [],
    })
    const [derniere] = await base().db.query(
      `select categorie, type, modalite, donnees from journal order by id desc limit 1`,
    )
    expect(derniere).toEqual({
      categorie: 'DROITS',
      type: 'importer-institutions',
      modalite: 'TRAITEMENT',
      donnees: { lignes: 1, ecrites: 1, fermees: 0 },
    })
  })

  it('is refused whole, with every fault, when a line is wrong', async () => {
    const avant = await table()
    expect(
      await importer(
        '180000009;Nouvelle;NATIONAL;\n213801855;Ville;COMMUNE;38999\n12;X;NATIONAL;',
        true,
      ),
    ).toEqual({
      ecrites: 0,
      fermees: 0,
      fautes: [expect.stringContaining('Ligne 4'), expect.stringContaining('38999')],
    })
    expect(await table()).toEqual(avant)
  })

  it('is read from a file by the administration command', async () => {
    const fichier = join(await mkdtemp(join(tmpdir(), 'institutions-')), 'institutions.csv')
    await writeFile(fichier, `${ENTETE}180000002;Région;REGION;ZZ`)
    const commande = (...options: string[]) =>
      executerCommande(['institutions:importer', ...options], async () => ({
        db: base().db,
        fermer: async () => {},
      }))
    expect(await commande('--fichier', fichier)).toMatchObject({
      code: 1,
      texte: expect.stringContaining('Rien n’a été enregistré'),
    })
    expect(await commande('--fichier', '/nulle/part.csv')).toMatchObject({
      code: 1,
      texte: expect.stringContaining('ne peut pas être lu'),
    })
    await writeFile(fichier, `${ENTETE}180000002;Agence bis;NATIONAL;`)
    expect(await commande('--fichier', fichier)).toMatchObject({
      code: 0,
      texte: expect.stringContaining('1'),
    })
  })
})

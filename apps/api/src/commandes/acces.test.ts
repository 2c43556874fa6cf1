import { genUtilisateur, useDatabase } from '@registre/testing'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import { createSessionStore } from '../platform/session-store.ts'
import { executerCommande } from './executer.ts'

describe('who may sign in, by command', () => {
  const base = useDatabase()
  const lancer = async (...argv: string[]) => {
    const { code, texte } = await executerCommande(
      [...argv, '--json'],
      async () => ({ db: base().db, fermer: async () => {} }),
      {},
    )
    return { code, ...(JSON.parse(texte) as object | null) }
  }
  const journal = async () =>
    (
      await base().db.query<{ dit: string }>(
        `select categorie || ' ' || type as dit from journal order by id`,
      )
    ).map((r) => r.dit)

  it('lists keepers, closes one with its sessions, opens it again, and journals both', async () => {
    const { db } = base()
    const compte = async (login: string, profil: string) =>
      (await db.prisma.utilisateur.create({ data: { ...genUtilisateur({ login }), profil } })).id
    const principal = await compte('principal@exemple.test', 'TENEUR_ADMIN_PRINC')
    await compte('syndic@exemple.test', 'TELE_PRO_ADMIN_PRINC')
    await createSessionStore(db, systemClock).open({
      utilisateurId: principal,
      adresse: '192.0.2.1',
      agent: '',
    })
    const sessions = () => db.query('select 1 from session')
    expect(await lancer('teneurs:lister')).toMatchObject({
      code: 0,
      teneurs: [{ login: 'principal@exemple.test', profil: 'TENEUR_ADMIN_PRINC' }],
    })
    // A declarant is no keeper: its account is closed on a screen.
    expect(await lancer('teneur:desactiver', '--email', 'syndic@exemple.test')).toEqual({ code: 1 })
    expect(await sessions()).toHaveLength(1)
    expect(await lancer('teneur:desactiver', '--email', ' Principal@exemple.test')).toEqual({
      code: 0,
      login: 'principal@exemple.test',
      change: true,
      administrateurs: 0,
    })
    expect(await sessions()).toEqual([])
    expect(await lancer('teneur:desactiver', '--email', 'principal@exemple.test')).toMatchObject({
      code: 0,
      change: false,
    })
    expect(await lancer('teneurs:lister')).toMatchObject({ teneurs: [{ etat: 'désactivé' }] })
    expect(await lancer('teneur:reactiver', '--email', 'principal@exemple.test')).toMatchObject({
      code: 0,
      change: true,
      administrateurs: 1,
    })
    expect(await journal()).toEqual([
      'COMPTE desactiver-utilisateur',
      'COMPTE reactiver-utilisateur',
    ])
  })

  it('lists institutions, closes one and opens it again, once each', async () => {
    const { db } = base()
    const dits = (await journal()).length
    await db.query(
      `insert into institution (numero, nom, niveau, code) values ('180000001', 'Agence', 'NATIONAL', '')`,
    )
    const ouverte = { numero: '180000001', nom: 'Agence', niveau: 'NATIONAL', code: '' }
    expect(await lancer('institutions:lister')).toEqual({
      code: 0,
      institutions: [{ ...ouverte, actif: true, personnes: 0 }],
    })
    expect(await lancer('institution:desactiver', '--numero', '999999999')).toEqual({ code: 1 })
    for (const change of [true, false])
      expect(await lancer('institution:desactiver', '--numero', '180 000 001')).toEqual({
        code: 0,
        numero: '180000001',
        change,
      })
    expect(await lancer('institutions:lister')).toEqual({ code: 0, institutions: [] })
    expect(await lancer('institutions:lister', '--fermees')).toMatchObject({
      institutions: [{ actif: false }],
    })
    expect(await lancer('institution:reactiver', '--numero', '180000001')).toMatchObject({
      code: 0,
      change: true,
    })
    expect(await lancer('institutions:lister')).toMatchObject({ institutions: [{ actif: true }] })
    expect((await journal()).slice(dits)).toEqual([
      'DROITS fermer-institution',
      'DROITS rouvrir-institution',
    ])
  })
})

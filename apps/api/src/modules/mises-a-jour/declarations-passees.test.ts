import { addDays, depuisMajAnnuelle, derniereMajAnnuelle, normaliser } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { codeDe, type Personne, surLeFil } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import {
  reglesDe,
  immatriculee,
  courante,
  annuelle,
  filer,
  periodes,
} from './mises-a-jour.exemple.ts'

describe('parcels and history', () => {
  const registre = useRegistre()

  it('mends what is not on the map, and nothing else', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id, contenu } = await immatriculee(r, syndic, (c) => {
      const [p] = c.identification.parcelle
      if (p) c.identification.parcelle = [p, { ...p, section: 'XX', numero: '9999' }]
    })
    const d = await courante(syndic, id)
    const [sure, perdue] = surLeFil(contenu).identification.parcelle
    if (!sure || !perdue) throw new Error('two parcels')
    const reparer = (parcelle: (typeof sure)[], version = d.version) =>
      syndic.api.reparerParcelles({
        params: { idDeclaration: d.id ?? 0 },
        body: { version, parcelle },
      })
    expect(await reglesDe(reparer([{ ...perdue, geolocalisee: true }]))).toEqual(['GEO-CONSERVER'])
    expect(await codeDe(reparer([sure], d.version + 1))).toBe('version-perimee')
    const codes = await Promise.all(
      [1, 2].map(() => codeDe(reparer([sure, { ...perdue, section: 'ZZ', numero: '9998' }]))),
    )
    expect(codes.filter((c) => c === 'ok')).toHaveLength(1)
    const adresses = await syndic.api.lireInfosAdresses({ params: { id } })
    expect(adresses.parcelle.map((p) => [p.numero, p.geolocalisee])).toEqual([
      [sure.numero, true],
      ['9998', true],
    ])
    expect(await syndic.api.listerDeclarationsPrecedentes({ params: { id } })).toHaveLength(2)
  })

  it('says what the register said on a day', async () => {
    const r = registre()
    const [syndic, teneur, tiers] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TENEUR_ASS_HOTLINE_GES'),
      r.personne('TELE_PRO_ADMIN_PRINC'),
    ])
    const { id } = await immatriculee(r, syndic)
    const jour = r.clock.today()
    const avant = await courante(syndic, id)
    // The registration is a hundred days old; the update is of today.
    await r.db.query(
      `update declaration_periode set du = du - interval '100 days' where copropriete_id = $1`,
      [id],
    )
    const d = await syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } })
    await filer(syndic, d)
    const le = (n: number) =>
      teneur.api.lireEtatALaDate({ params: { id }, query: { a_la_date: addDays(jour, n) } })
    expect((await le(-101)).declaration).toBeNull()
    expect((await le(-50)).declaration?.id).toBe(avant.id)
    const aujourdhui = await le(0)
    expect([aujourdhui.declaration?.id, aujourdhui.etat]).toEqual([d.id, 'IMMATRICULEE_RATTACHEE'])
    expect(aujourdhui.mandat?.dateFin).not.toBe('')
    expect(await codeDe(le(1))).toBe('requete-invalide')
    expect(await codeDe(tiers.api.lireEtatALaDate({ params: { id }, query: {} }))).toBe(
      'introuvable',
    )
    expect(
      await codeDe(tiers.api.comparerDeclarations({ params: { id }, query: { de: 1, a: 1 } })),
    ).toBe('introuvable')
  })
})

describe('declarations deleted since the last annual update', () => {
  const registre = useRegistre()

  it('the annual update is in force again; taking it back is another act, once', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const { id, annee } = await immatriculee(r, syndic)
    const [teneur, hotline] = await Promise.all([
      r.personne('TENEUR_ADMIN_SCOND'),
      r.personne('TENEUR_ASS_HOTLINE_ADMIN'),
    ])
    const avant = await courante(syndic, id)
    const lire = async () => {
      const [row] = await r.db.query<{ version: number; maj: string | null; cloture: string }>(
        `select version, date_derniere_maj_annuelle as maj, date_cloture_dernier_exercice as cloture from copropriete where id = $1`,
        [id],
      )
      if (!row) throw new Error('no co-ownership')
      return row
    }
    const motif = 'Comptes d’une autre copropriété'
    const supprimer = async (p: Personne) =>
      p.api.supprimerDeclarations({
        body: { idCopropriete: id, version: (await lire()).version, motif },
      })
    const retirer = async (p: Personne) =>
      p.api.retirerMajAnnuelle({
        params: { id },
        body: { version: (await lire()).version, motif },
      })
    const actes = async () =>
      (await teneur.api.visualiserCopropriete({ params: { id } })).actions.filter(
        (a) => a === 'supprimer-declarations' || a === 'retirer-maj-annuelle',
      )
    expect([await codeDe(supprimer(teneur)), await codeDe(retirer(teneur))]).toEqual([
      'transition-interdite',
      'transition-interdite',
    ])
    expect(await actes()).toEqual([])
    const mise = await filer(syndic, await annuelle(syndic, id, annee))
    expect((await lire()).maj).toBe(r.clock.today())
    expect(await codeDe(supprimer(teneur))).toBe('transition-interdite')
    for (let i = 0; i < 2; i += 1)
      await filer(
        syndic,
        await syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } }),
      )
    expect(await actes()).toEqual(['supprimer-declarations'])
    expect(await codeDe(supprimer(hotline))).toBe('acces-non-autorise')
    expect(await codeDe(retirer(teneur))).toBe('transition-interdite')
    // What the keeper is shown beforehand is what is done.
    const passees = () => teneur.api.listerDeclarationsPrecedentes({ params: { id } })
    const montre = depuisMajAnnuelle(await passees())
    const { declarationRetablie, nbSupprimees } = await supprimer(teneur)
    expect([nbSupprimees, montre.retirees.length]).toEqual([2, 2])
    expect(montre.reprise?.typeMaj).toBe('ANNUELLE')
    const remise = await courante(syndic, id)
    expect([remise.id, remise.typeMaj]).toEqual([declarationRetablie, 'ANNUELLE'])
    expect(normaliser(remise.immatCopropriete)).toEqual(normaliser(mise.immatCopropriete))
    expect((await lire()).maj).toBe(r.clock.today())
    expect(await codeDe(supprimer(teneur))).toBe('transition-interdite')
    expect(await actes()).toEqual(['retirer-maj-annuelle'])
    expect(await codeDe(retirer(hotline))).toBe('acces-non-autorise')
    const { retirees, reprise } = derniereMajAnnuelle(await passees())
    expect([retirees.map((p) => p.id), reprise?.id]).toEqual([[remise.id], avant.id])
    expect(await retirer(teneur)).toEqual({ declarationRetablie: avant.id })
    expect((await courante(syndic, id)).id).toBe(avant.id)
    expect(await lire()).toMatchObject({ maj: null, cloture: `${annee}-12-31` })
    const tenues = (await periodes(r, id)).filter((p) => p.au === null)
    expect(tenues.map((p) => p.declaration_id)).toEqual([avant.id])
    expect(
      await r.db.query(`select 1 from outbox where payload->>'modele' = 'declarations-supprimees'`),
    ).toHaveLength(2)
    expect([await codeDe(supprimer(teneur)), await codeDe(retirer(teneur))]).toEqual([
      'transition-interdite',
      'transition-interdite',
    ])
    // The year can be declared again.
    expect((await filer(syndic, await annuelle(syndic, id, annee))).etat).toBe('COURANTE')
  })
})

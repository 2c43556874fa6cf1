import { addDays } from '@registre/domain'
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

describe('annual update', () => {
  const registre = useRegistre()

  it('opens the next year, becomes current, leaves the restore point and both periods', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const { id, annee } = await immatriculee(r, syndic)
    const avant = await courante(syndic, id)
    const ouverte = await syndic.api.commencerMiseAJour({
      body: { coproprieteId: id, type: 'ANNUELLE' },
    })
    expect(ouverte.immatCopropriete.donneesFinancieres).toMatchObject({
      dateDebutExercice: `01/01/${annee + 1}`,
      dateClotureComptes: `31/12/${annee + 1}`,
      montantDettes: null,
    })
    expect(ouverte.exerciceCourant?.montantDettes).toBe(1000)
    // A second tab gets the same draft.
    expect(
      (await syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'ANNUELLE' } })).id,
    ).toBe(ouverte.id)
    const d = await annuelle(syndic, id, annee, { montantDettes: 9000 })
    const deposee = await filer(syndic, d)
    expect([deposee.etat, deposee.typeMaj]).toEqual(['COURANTE', 'ANNUELLE'])
    expect((await courante(syndic, id)).id).toBe(d.id)
    expect(
      (
        await syndic.api.lireDeclaration({
          params: { a: id, b: 'AVANT_DECLARATION_ANNUELLE', flag: 'false' },
        })
      ).id,
    ).toBe(avant.id)
    const [copro] = await r.db.query<Record<string, unknown>>(
      `select etat, version, date_derniere_maj_annuelle as maj, date_cloture_dernier_exercice as cloture from copropriete where id = $1`,
      [id],
    )
    expect(copro).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEE',
      maj: r.clock.today(),
      cloture: `${annee + 1}-12-31`,
    })
    const [un, deux] = await periodes(r, id)
    expect([un?.declaration_id, deux?.declaration_id, un?.au?.getTime(), deux?.au]).toEqual([
      avant.id,
      d.id,
      deux?.du.getTime(),
      null,
    ])
    const courriels = await r.db.query(
      `select 1 from outbox where payload->>'modele' = 'mise-a-jour-enregistree' and (payload->'donnees'->>'coproprieteId')::int = $1`,
      [id],
    )
    expect(courriels).toHaveLength(1)
  })

  it('asks once what may be confirmed, and keeps it with the declaration', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id, annee } = await immatriculee(r, syndic)
    const d = await annuelle(syndic, id, annee, { dateClotureComptes: `30/11/${annee + 1}` })
    expect(await reglesDe(filer(syndic, d))).toEqual(['WS103'])
    const deposee = await filer(syndic, d, ['WS103'])
    expect(deposee.confirmations).toEqual(['WS103'])
    const [derniere] = await syndic.api.listerDeclarationsPrecedentes({ params: { id } })
    expect(derniere?.confirmations).toEqual(['WS103'])
  })

  it('refuses another year than the validated one, and figures of a validated year', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id, annee } = await immatriculee(r, syndic)
    const d = await annuelle(syndic, id, annee, {
      dateDebutExercice: `01/01/${annee}`,
      dateClotureComptes: `31/12/${annee}`,
      dateAg: `10/05/${annee + 1}`,
      montantDettes: 1,
    })
    expect(await reglesDe(filer(syndic, d, ['WS101', 'CNB009']))).toEqual(['FIN-EXERCICE-VALIDE'])
    const financieres = {
      ...d.immatCopropriete.donneesFinancieres,
      dateClotureComptes: `31/12/${annee - 1}`,
      dateDebutExercice: `01/01/${annee - 1}`,
    }
    const appel = syndic.api.mettreAJourDonneesFinancieres({
      params: { id: d.id ?? 0 },
      body: { version: d.version, donneesFinancieres: financieres },
    })
    expect(await reglesDe(appel)).toContain('WS102')
  })

  it('declares accounts that are not approved, then the same year once approved', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_NONPRO_ADMIN_PRINC')
    const { id, annee } = await immatriculee(r, syndic)
    const d = await annuelle(syndic, id, annee, { comptesNonApprouves: true, dateAg: '' } as never)
    expect((await filer(syndic, d)).typeMaj).toBe('COMPTESNONAPPROUVES')
    expect((await courante(syndic, id)).isExerciceNonApprouve).toBe(true)
    const ouverte = await syndic.api.commencerMiseAJour({
      body: { coproprieteId: id, type: 'ANNUELLE' },
    })
    expect(ouverte.immatCopropriete.donneesFinancieres.dateClotureComptes).toBe(
      `31/12/${annee + 1}`,
    )
    const approuvee = await annuelle(syndic, id, annee, { comptesNonApprouves: false })
    expect(await reglesDe(filer(syndic, approuvee))).toEqual(['WS101'])
    expect((await filer(syndic, approuvee, ['WS101'])).typeMaj).toBe('ANNUELLE')
  })

  it('filed by two tabs at once, is one', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id, annee } = await immatriculee(r, syndic)
    const d = await annuelle(syndic, id, annee)
    const codes = await Promise.all([1, 2, 3].map(() => codeDe(filer(syndic, d))))
    expect(codes.filter((c) => c === 'ok')).toHaveLength(1)
    expect(
      codes
        .filter((c) => c !== 'ok')
        .every((c) => c === 'version-perimee' || c === 'transition-interdite'),
    ).toBe(true)
    expect(
      (await syndic.api.listerDeclarationsPrecedentes({ params: { id } })).filter(
        (p) => p.typeMaj === 'ANNUELLE',
      ),
    ).toHaveLength(1)
    const ouvertures = await Promise.all(
      [1, 2].map(() =>
        syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } }),
      ),
    )
    expect(new Set(ouvertures.map((o) => o.id)).size).toBe(1)
  })
})

describe('standard update', () => {
  const registre = useRegistre()

  it('replaces the current declaration, keeps the former in the history, leaves the finances alone', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_SECOND')
    const { id } = await immatriculee(r, syndic)
    const avant = await courante(syndic, id)
    const d = await syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } })
    const { identification, donneesFinancieres } = d.immatCopropriete
    const sauver = (version: number, immatCopropriete: Partial<typeof d.immatCopropriete>) =>
      syndic.api.enregistrerBrouillon({
        params: { x: 'identification' },
        body: { id: d.id, version, typeImmat: d.typeImmat, immatCopropriete },
      })
    let s = await sauver(d.version, {
      donneesFinancieres: { ...donneesFinancieres, montantDettes: 7 },
    })
    expect(await reglesDe(filer(syndic, s))).toEqual(['FIN-EXERCICE-VALIDE'])
    s = await sauver(s.version, {
      donneesFinancieres,
      identification: { ...identification, nomCopropriete: 'Résidence renommée' },
    })
    // A draft shows nowhere before it is filed.
    expect(
      (await syndic.api.visualiserCopropriete({ params: { id } })).declaration?.nomCopropriete,
    ).toBe(avant.nomCopropriete)
    expect((await filer(syndic, s)).etat).toBe('COURANTE')
    const fiche = await syndic.api.visualiserCopropriete({ params: { id } })
    expect([fiche.declaration?.nomCopropriete, fiche.declaration?.id]).toEqual([
      'Résidence renommée',
      s.id,
    ])
    const [maintenant, ancienne] = await syndic.api.listerDeclarationsPrecedentes({
      params: { id },
    })
    expect([maintenant?.id, ancienne?.id, ancienne?.etat, ancienne?.au === maintenant?.du]).toEqual(
      [s.id, avant.id, null, true],
    )
    const { champs, de, a } = await syndic.api.comparerDeclarations({
      params: { id },
      query: { de: avant.id ?? 0, a: s.id ?? 0 },
    })
    expect(champs).toEqual(['identification.nomCopropriete'])
    expect([
      de.immatCopropriete.identification.nomCopropriete,
      a.immatCopropriete.identification.nomCopropriete,
    ]).toEqual([avant.nomCopropriete, 'Résidence renommée'])
    const chronologie = await syndic.api.lireChronologie({ params: { id } })
    expect(chronologie.map((e) => e.libelle)).toEqual(
      expect.arrayContaining([
        'Mise à jour standard',
        'Immatriculation',
        'Début du mandat de syndic',
      ]),
    )
  })

  it('started before another one, takes it over without losing what was typed', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id, annee } = await immatriculee(r, syndic)
    const standard = await syndic.api.commencerMiseAJour({
      body: { coproprieteId: id, type: 'STANDARD' },
    })
    const { donneesTechniques } = standard.immatCopropriete
    const s = await syndic.api.enregistrerBrouillon({
      params: { x: 'donnees-techniques' },
      body: {
        id: standard.id,
        version: standard.version,
        typeImmat: standard.typeImmat,
        immatCopropriete: { donneesTechniques: { ...donneesTechniques, nbAscenseurs: 7 } },
      },
    })
    await filer(syndic, await annuelle(syndic, id, annee))
    expect(await codeDe(filer(syndic, s))).toBe('version-perimee')
    const reprise = await syndic.api.commencerMiseAJour({
      body: { coproprieteId: id, type: 'STANDARD' },
    })
    expect(reprise.id).toBe(standard.id)
    expect(reprise.immatCopropriete.donneesTechniques.nbAscenseurs).toBe(7)
    expect(reprise.immatCopropriete.donneesFinancieres.dateClotureComptes).toBe(
      `31/12/${annee + 1}`,
    )
    expect((await filer(syndic, reprise)).etat).toBe('COURANTE')
  })

  it('belongs to the house; a deleted draft leaves the co-ownership as it is', async () => {
    const r = registre()
    const [syndic, autre] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TELE_PRO_ADMIN_PRINC'),
    ])
    const { id } = await immatriculee(r, syndic)
    const d = await syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } })
    expect(
      await codeDe(autre.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } })),
    ).toBe('introuvable')
    expect(await codeDe(autre.api.lireBrouillon({ params: { id: d.id ?? 0 } }))).toBe('introuvable')
    expect(await codeDe(filer(autre, d))).toBe('introuvable')
    expect((await syndic.api.listerBrouillons({})).map((b) => [b.id, b.typeMaj])).toContainEqual([
      d.id,
      'STANDARD',
    ])
    await syndic.api.supprimerBrouillon({ params: { id: d.id ?? 0 } })
    expect((await syndic.api.visualiserCopropriete({ params: { id } })).etat).toBe(
      'IMMATRICULEE_RATTACHEE',
    )
    expect(
      await codeDe(
        syndic.api.changerEtatBrouillon({
          body: { id: d.id ?? 0, version: d.version + 1, etat: 'A_VALIDER' },
        }),
      ),
    ).toBe('introuvable')
  })
})

describe('parcels and history', () => {
  const registre = useRegistre()

  it('mends what is not on the map, and nothing else', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id, contenu } = await immatriculee(r, syndic, (c) => {
      const [p] = c.identification.parcelle
      if (p) c.identification.parcelle = [p, { ...p, numero: '9999', geolocalisee: false }]
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
      [1, 2].map(() => codeDe(reparer([sure, { ...perdue, numero: '9998', geolocalisee: true }]))),
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

  it('the restore point is in force again, with its copies and its dates; nothing is left to delete before it', async () => {
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
    const supprimer = async (p: Personne) =>
      p.api.supprimerDeclarations({
        body: {
          idCopropriete: id,
          version: (await lire()).version,
          motif: 'Comptes d’une autre copropriété',
        },
      })
    expect(await codeDe(supprimer(teneur))).toBe('transition-interdite')
    const mise = await filer(syndic, await annuelle(syndic, id, annee))
    expect((await lire()).maj).toBe(r.clock.today())
    expect(await codeDe(supprimer(hotline))).toBe('acces-non-autorise')
    expect((await teneur.api.visualiserCopropriete({ params: { id } })).actions).toContain(
      'supprimer-declarations',
    )
    expect(await supprimer(teneur)).toEqual({ declarationRetablie: avant.id, nbSupprimees: 1 })
    expect((await courante(syndic, id)).id).toBe(avant.id)
    expect(await lire()).toMatchObject({ maj: null, cloture: `${annee}-12-31` })
    expect(await r.db.query(`select etat from declaration where id = $1`, [mise.id])).toEqual([
      { etat: 'SUPPRIME' },
    ])
    const tenues = (await periodes(r, id)).filter((p) => p.au === null)
    expect(tenues.map((p) => p.declaration_id)).toEqual([avant.id])
    expect(
      await r.db.query(`select 1 from outbox where payload->>'modele' = 'declarations-supprimees'`),
    ).toHaveLength(1)
    expect(await codeDe(supprimer(teneur))).toBe('transition-interdite')
    // The year can be declared again.
    expect((await filer(syndic, await annuelle(syndic, id, annee))).etat).toBe('COURANTE')
  })
})

import { describe, expect, it } from 'vitest'
import { contenuNeuf, coproprietesSuivies, deposer } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { immatriculee } from '../mises-a-jour/mises-a-jour.exemple.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { compterJournal } from './compter-journal.ts'
import { releverMco, releverMcoPerime } from './relever-mco.ts'

describe('follow-up of the keepers', () => {
  const registre = useRegistre()
  const suivre = async () => {
    await scellerJournal(registre().deps)
    return compterJournal(registre())
  }
  const compte = async (type: string) =>
    Number(
      (
        await registre().db.query<{ n: string }>(
          'select coalesce(sum(nombre), 0)::text as n from compteur_journal where type = $1',
          [type],
        )
      )[0]?.n,
    )

  it('shows nothing before it was counted, then every table in figures of the register', async () => {
    const r = registre()
    const [syndic, admin] = [
      await r.personne('TELE_PRO_ADMIN_PRINC'),
      await r.personne('TENEUR_ADMIN_PRINC'),
    ]
    expect(await admin.api.lireTableauxMco({})).toEqual({ etabliLe: null, tableaux: [] })
    const [refusee, gardee] = [
      await deposer(syndic, contenuNeuf(r)),
      await deposer(syndic, contenuNeuf(r)),
    ]
    await r.db.query(
      `update demande set etat = 'REFUSEE', decidee_par_id = (select id from utilisateur where profil = 'TENEUR_ADMIN_PRINC' limit 1), motif_refus = 'AUTRE,DONNEES_INCOHERENTES', deposee_le = $2::timestamptz - interval '4 days', decidee_le = $2, echeance = $2::timestamptz - interval '1 day' where id = $1`,
      [refusee.demandeId, r.clock.now()],
    )
    await r.db.query(`update demande set etat = 'PRECISIONS' where id = $1`, [gardee.demandeId])
    await suivre()
    await releverMco(r)
    const { etabliLe, tableaux } = await admin.api.lireTableauxMco({})
    expect(etabliLe).toBe(r.clock.now().toISOString())
    const ligne = (code: string, libelle: string) => {
      const t = tableaux.find((x) => x.code === code)
      const valeurs = t?.lignes.find((l) => l.libelle === libelle)?.valeurs ?? []
      return Object.fromEntries((t?.colonnes ?? []).map((c, i) => [c.cle, valeurs[i]]))
    }
    for (const t of tableaux)
      for (const l of t.lignes) expect(l.valeurs, t.code).toHaveLength(t.colonnes.length)
    expect(ligne('file', 'Immatriculation')).toMatchObject({
      aValider: 0,
      precisions: 1,
      horsDelai: 0,
    })
    expect(ligne('delais', 'Immatriculation')).toEqual({
      decidees: 1,
      mediane: 4,
      lent: 4,
      horsDelai: 100,
      refus: 100,
    })
    expect(ligne('delais', 'Dissolution')).toEqual({
      decidees: 0,
      mediane: null,
      lent: null,
      horsDelai: null,
      refus: null,
    })
    expect(ligne('motifs', 'Les données déclarées sont incohérentes')).toMatchObject({
      IMMATRICULATION: 1,
      RATTACHEMENT: 0,
    })
    expect(tableaux.find((t) => t.code === 'depots')?.lignes).toHaveLength(12)
    expect(tableaux.find((t) => t.code === 'semaines')?.lignes).toHaveLength(12)
    expect(
      tableaux
        .find((t) => t.code === 'semaines')
        ?.lignes.at(-1)
        ?.valeurs.slice(1),
    ).toEqual([1, 0, 4])
    // Name, what is assigned and late, then what was decided: one refusal, too late, in four days.
    expect(tableaux.find((t) => t.code === 'teneurs')?.lignes.map((l) => l.valeurs)).toEqual([
      [0, 0, 1, 100, 0, 4],
    ])
    expect(tableaux.find((t) => t.code === 'evolution')?.lignes.at(-1)?.valeurs).toEqual([1, 0])
    expect(await syndic.api.lireTableauDeBordSyndic({})).toMatchObject({ nbPrecisionsDemandees: 1 })
    await r.db.query(`update demande set type = 'RATTACHEMENT' where id = $1`, [gardee.demandeId])
    expect(await syndic.api.lireTableauDeBordSyndic({})).toMatchObject({ nbPrecisionsDemandees: 1 })
    // The counter leads to exactly those, whatever their kind.
    const liste = await syndic.api.rechercherCoproprietes({
      body: { filtre: 'precisions-demandees' },
    })
    expect(liste.ligneRechercheCoproprieteDTOList.map(({ id }) => id)).toEqual([
      gardee.coproprieteId,
    ])
    await expect(syndic.api.lireTableauxMco({})).rejects.toMatchObject({ problem: { status: 403 } })
  })

  it('counts each event once, whoever follows and however often, and the same from nothing', async () => {
    const r = registre()
    const admin = await r.personne('TENEUR_ADMIN_PRINC')
    await suivre()
    const avant = await compte('telecharger-donnees-brutes')
    for (let i = 0; i < 3; i += 1)
      await (
        await admin.api.telechargerDonneesBrutes({ query: { perimetre: 'territoire' } })
      ).blob.arrayBuffer()
    await scellerJournal(r.deps)
    await Promise.all([compterJournal(r), compterJournal(r), compterJournal(r)])
    await suivre()
    expect(await compte('telecharger-donnees-brutes')).toBe(avant + 3)
    expect(await admin.api.lireIndicateurs({})).toMatchObject({
      nbTelechargementDonneesBrutes: avant + 3,
      topEchelleGeographique: 'NATIONAL',
      nbTelechargementRapportBo: 0,
    })
    const suivis = await r.db.query(
      'select * from compteur_journal order by mois, categorie, type, profil, niveau',
    )
    await r.db.query(`delete from parametre where cle = 'suivi:compteurs'`)
    expect(await compterJournal(r)).toBe(0)
    expect(
      await r.db.query(
        'select * from compteur_journal order by mois, categorie, type, profil, niveau',
      ),
    ).toEqual(suivis)
  })

  it('counts again after a quarter of an hour, on the same row of the day', async () => {
    const r = registre()
    const etabli = async () =>
      (
        await r.db.query<{ etabli_le: Date }>(
          'select etabli_le from releve_mco order by jour desc limit 1',
        )
      )[0]?.etabli_le.getTime()
    await releverMco(r)
    const premier = await etabli()
    r.clock.advance({ minutes: 10 })
    await releverMcoPerime(r)
    expect(await etabli()).toBe(premier)
    r.clock.advance({ minutes: 6 })
    await Promise.all([releverMcoPerime(r), releverMcoPerime(r)])
    expect(await etabli()).toBe(r.clock.now().getTime())
  })
})

describe('who is late', () => {
  const registre = useRegistre()

  it('is named by portfolio and counted by department, with the firms that closed', async () => {
    const r = registre()
    const [enRetard, ferme, aJour] = [
      await r.personne('TELE_PRO_ADMIN_PRINC'),
      await r.personne('TELE_PRO_ADMIN_PRINC'),
      await r.personne('TELE_PRO_ADMIN_PRINC'),
    ]
    await coproprietesSuivies(r, enRetard, 3)
    await coproprietesSuivies(r, ferme, 1)
    await coproprietesSuivies(r, aJour, 2)
    await r.db.query(
      `update copropriete set date_derniere_maj_annuelle = $2, date_immatriculation = $2::date - 900 where teledeclarant_id = any($1)`,
      [[aJour.teledeclarantId, ferme.teledeclarantId], r.clock.today()],
    )
    await r.db.query(
      `update copropriete set date_immatriculation = $2::date - 900 where teledeclarant_id = $1`,
      [enRetard.teledeclarantId, r.clock.today()],
    )
    await r.db.query(
      `insert into veille_etablissement (teledeclarant_id, siret, etat, lu_le, constate_le) select id, siret, 'FERME', now(), now() from teledeclarant where id = $1`,
      [ferme.teledeclarantId],
    )
    await r.db.query(
      `insert into commune (code, nom, nom_normalise, type, code_departement, code_region) values ('69123', 'Lyon', 'lyon', 'commune-actuelle', '69', '84')`,
    )
    await r.db.query(`update copropriete set code_insee = '69123' where teledeclarant_id = $1`, [
      enRetard.teledeclarantId,
    ])
    // Nothing is projected yet: a department is that of the commune, not of the sheet.
    await releverMco(r)
    const admin = await r.personne('TENEUR_ADMIN_PRINC')
    const { tableaux } = await admin.api.lireTableauxMco({})
    const lignesDe = (code: string) => tableaux.find((t) => t.code === code)?.lignes ?? []
    expect(lignesDe('retards').map((l) => [l.libelle.split(' : ')[1], l.valeurs])).toEqual([
      [undefined, [3, 3, 100]],
      ['établissement fermé', [1, 0, 0]],
    ])
    expect(lignesDe('retards-territoires')).toContainEqual({
      libelle: 'Rhône (69)',
      valeurs: [3, 3, 100, 0],
    })
    const sommes = lignesDe('retards-territoires').map((l) => l.valeurs)
    expect([0, 1, 3].map((n) => sommes.reduce((s, v) => s + Number(v[n]), 0))).toEqual([6, 3, 1])
  })
})

describe('who prepares the coming data', () => {
  const registre = useRegistre()

  it('is counted by department', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id } = await immatriculee(r, syndic)
    await syndic.api.commencerMiseAJour({
      body: { coproprieteId: id, type: 'STANDARD', preparer: true },
    })
    await scellerJournal(r.deps)
    await projeterCoproprietes(r)
    await releverMco(r)
    const admin = await r.personne('TENEUR_ADMIN_PRINC')
    const { tableaux } = await admin.api.lireTableauxMco({})
    const lignes = tableaux.find((t) => t.code === 'preparation')?.lignes ?? []
    expect(lignes.map((l) => l.valeurs)).toContainEqual([1, 1, 0, 100])
  })
})

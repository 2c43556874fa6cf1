import { describe, expect, it } from 'vitest'
import { insererFiches, type Personne } from '@registre/testing/register'
import { textePdf } from '@registre/testing/pdf'
import { LYON, portee, GRENOBLE, FRAGILES, useCategorisation } from './categorisation-de-test.ts'

describe('categorisation', () => {
  const { registre, institution, insererGrenoble } = useCategorisation()

  it('raises each indicator by its own facts, and none on a calm building', async () => {
    const numeros = await insererGrenoble()
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const { lignes, acces, plafonne, territoire } = await teneur.api.chercherCategorisation({
      body: { portee: GRENOBLE },
    })
    expect([acces, plafonne, territoire]).toEqual(['COMPLET', false, 'Grenoble (commune)'])
    const signes = Object.fromEntries(lignes.map((l) => [l.numeroImmatriculation, l.signes]))
    expect(signes[numeros[0] ?? '']).toEqual([])
    expect(
      Object.keys(FRAGILES).map((code, i) => [
        code,
        signes[numeros[i + 1] ?? '']?.map((s) => s.indicateur),
      ]),
    ).toEqual(Object.keys(FRAGILES).map((code) => [code, [code]]))
    expect(lignes.find((l) => l.numeroImmatriculation === numeros[1])).toMatchObject({
      points: 20,
      classe: 'B',
      complet: { tauxImpayes: 25 },
    })
  })

  it('a visitor reads published facts alone, whatever it asks', async () => {
    const { api } = registre().visiteur()
    const { lignes, acces } = await api.chercherCategorisation({ body: { portee: GRENOBLE } })
    expect([acces, lignes.length, lignes.every((l) => l.complet === null)]).toEqual([
      'PUBLIC',
      11,
      true,
    ])
    expect(new Set(lignes.flatMap((l) => l.signes.map((s) => s.indicateur)))).toEqual(
      new Set(['MANDAT', 'MISE_A_JOUR', 'CONSTRUCTION']),
    )
    expect(lignes.some((l) => l.classe ?? l.points ?? l.signes.find((s) => s.points))).toBe(false)
    for (const criteres of [
      { classes: ['D' as const] },
      { impayesMin: 5 },
      { procedures: ['ARRETE_PERIL' as const] },
      { planTravaux: 'OUI' as const },
      { comptes: 'APPROUVES' as const },
    ])
      await expect(
        api.chercherCategorisation({ body: { portee: GRENOBLE, criteres } }),
      ).rejects.toMatchObject({
        problem: {
          code: 'requete-invalide',
          champs: [{ champ: `criteres.${Object.keys(criteres)[0]}` }],
        },
      })
    const csv = await (await api.extraireDonneesCsv({ body: { portee: GRENOBLE } })).blob.text()
    expect(csv).not.toMatch(/Classe|Niveau|Points|fragile|Impayés|Arrêté|chauffage/)
    const syndic = await registre().personne('TELE_PRO_ADMIN_PRINC')
    expect((await syndic.api.chercherCategorisation({ body: { portee: GRENOBLE } })).acces).toBe(
      'PUBLIC',
    )
  })

  it('an institution sees everything on its territory and published facts elsewhere', async () => {
    await insererFiches(registre().db, [
      {
        code_insee: '69123',
        code_departement: '69',
        siren_epci: LYON,
        commune: 'Lyon',
        impayes: 39_000,
      },
    ])
    const [isere, lyon, suspendue] = [
      await institution('DEPARTEMENT', '38'),
      await institution('EPCI', LYON),
      await institution('NATIONAL', ''),
    ]
    const acces = async (p: Personne, ou: ReturnType<typeof portee>) =>
      (await p.api.chercherCategorisation({ body: { portee: ou } })).acces
    expect(await acces(isere, portee('MON_DEPARTEMENT'))).toBe('COMPLET')
    expect(await acces(isere, GRENOBLE)).toBe('COMPLET')
    expect(await acces(isere, portee('COMMUNES_EPCI', LYON))).toBe('PUBLIC')
    expect(await acces(isere, portee('MA_REGION'))).toBe('PUBLIC')
    expect(await acces(isere, portee('NATIONAL'))).toBe('PUBLIC')
    expect(await acces(lyon, portee('MON_EPCI'))).toBe('COMPLET')
    expect(await acces(lyon, portee('DEPARTEMENTS', '', ['69']))).toBe('PUBLIC')
    await expect(acces(lyon, portee('MA_COMMUNE'))).rejects.toMatchObject({
      problem: { champs: [{ champ: 'portee.portee' }] },
    })
    expect(await acces(suspendue, portee('NATIONAL'))).toBe('COMPLET')
    // Before the charter, it is a visitor.
    await registre().db.query(`delete from acceptation_charte where utilisateur_id = $1`, [
      suspendue.utilisateurId,
    ])
    expect(await acces(suspendue, portee('NATIONAL'))).toBe('PUBLIC')
    await expect(suspendue.api.listerMesRecherches()).rejects.toMatchObject({
      problem: { code: 'charte-non-acceptee' },
    })
    // The sheet follows the same rule.
    const texte = async (p: Personne | null, n: string) =>
      textePdf(
        new Uint8Array(
          await (
            await (p?.api ?? registre().visiteur().api).telechargerFicheCopropriete({
              params: { n },
            })
          ).blob.arrayBuffer(),
        ),
      )
    const [{ numero } = { numero: '' }] = await registre().db.query<{ numero: string }>(
      `select numero from fiche where code_insee = '69123'`,
    )
    expect(await texte(lyon, numero)).toContain('Charges courantes')
    for (const autre of [isere, null]) {
      const publique = await texte(autre, numero)
      expect(publique).toContain('Type de syndic')
      expect(publique).toContain('Signes publics de fragilité')
      expect(publique).not.toMatch(/Charges courantes|Niveau|Classe|points|fragile/)
    }
    // The charter promises that what is read and taken of restricted facts is journalled.
    const lecteurs = [isere, lyon, suspendue].map((p) => p.utilisateurId)
    const lus = await registre().db.query<{ qui: number }>(
      `select distinct acteur_id as qui from journal where type = 'consulter-categorisation' and acteur_id = any($1)`,
      [lecteurs],
    )
    expect(new Set(lus.map((l) => l.qui))).toEqual(new Set(lecteurs))
    expect(
      await registre().db.query(
        `select acteur_id, donnees ->> 'numero' as numero from journal where type = 'extraire-categorisation' and donnees ->> 'export' = 'FICHE'`,
      ),
    ).toEqual([{ acteur_id: lyon.utilisateurId, numero }])
  })

  it('filters by every criterion, and says which scope does not exist', async () => {
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const nombre = async (criteres: object, ou = GRENOBLE) =>
      (await teneur.api.chercherCategorisation({ body: { portee: ou, criteres } })).lignes.length
    expect(await nombre({})).toBe(11)
    const cas: [object, number][] = [
      [{ classes: ['B'] }, 2],
      [{ classes: ['A', 'B'] }, 11],
      [{ lotsPrincipauxMin: 21 }, 0],
      [{ lotsMax: 30, lotsMin: 30 }, 11],
      [{ periodes: ['AVANT_1949', 'DE_2001_A_2010'] }, 3],
      [{ typesSyndic: ['BENEVOLE'] }, 0],
      [{ mandat: 'EXPIRE' }, 1],
      [{ mandat: 'SANS' }, 0],
      [{ majAvant: '31/12/2020' }, 1],
      [{ immatriculeeApres: '16/01/2020' }, 0],
      [{ residenceService: 'OUI' }, 0],
      [{ chauffages: ['COLLECTIF'] }, 11],
      [{ etiquettes: ['G'] }, 1],
      [{ planTravaux: 'NON' }, 1],
      [{ fondsTravaux: 'NON' }, 1],
      [{ procedures: ['ARRETE_PERIL', 'CARENCE'] }, 2],
      [{ impayesMin: 25, impayesMax: 25 }, 1],
      [{ dettesMin: 10 }, 1],
      [{ chargesMin: 2_001 }, 0],
      [{ comptes: 'APPROUVES' }, 11],
    ]
    for (const [criteres, attendu] of cas)
      expect([criteres, await nombre(criteres)]).toEqual([criteres, attendu])
    expect(await nombre({}, portee('COMMUNES_EPCI', LYON))).toBe(1)
    expect(await nombre({}, portee('METROPOLE'))).toBe(12)
    for (const [ou, champ] of [
      [portee('DEPARTEMENTS_REGION', '999'), 'portee.parent'],
      [portee('DEPARTEMENTS_REGION', '84', ['75']), 'portee.elements'],
      [portee('NATIONAL', '', ['84']), 'portee.elements'],
      [portee('NATIONAL', '84'), 'portee.parent'],
    ] as const)
      await expect(nombre({}, ou)).rejects.toMatchObject({
        problem: { code: 'requete-invalide', champs: [{ champ }] },
      })
  })

  it('regroups by territory and class, exactly, and says when a page is full', async () => {
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const r = await teneur.api.regrouperCategorisation({ body: { portee: portee('DEPARTEMENTS') } })
    expect(
      await teneur.api.regrouperCategorisation({ body: { paginationOptions: { pageNumber: 1 } } }),
    ).toEqual(await teneur.api.regrouperCategorisation({ body: { portee: portee('NATIONAL') } }))
    expect(r).toMatchObject({ maille: 'DEPARTEMENT', total: 12, acces: 'COMPLET' })
    expect(r.groupes.find((g) => g.code === '38')).toMatchObject({
      nom: 'Isère',
      nombre: 11,
      nombreLotsPrincipaux: 220,
      A: 9,
      B: 2,
      C: 0,
      D: 0,
    })
    const page = await teneur.api.chercherCategorisation({
      body: { portee: GRENOBLE, paginationOptions: { pageSize: 5 } },
    })
    expect([page.lignes.length, page.plafonne]).toEqual([5, true])
    const suite = await teneur.api.chercherCategorisation({
      body: { portee: GRENOBLE, paginationOptions: { pageSize: 5, pageNumber: 3 } },
    })
    expect([suite.lignes.length, suite.plafonne, suite.totalItems]).toEqual([1, false, 11])
  })

  it('keeps one’s searches, shares them with one’s institution alone, and never loses a change', async () => {
    const [a, etrangere, teneur, autreTeneur] = [
      await institution('DEPARTEMENT', '38'),
      await institution('COMMUNE', '38185'),
      await registre().personne('TENEUR_ADMIN_PRINC'),
      await registre().personne('TENEUR_ADMIN_SCOND'),
    ]
    const collegue = await registre().personne('INSTITUTIONNEL')
    await registre().db.query(
      `update personne_institution set institution_id = (select institution_id from personne_institution where utilisateur_id = $2) where utilisateur_id = $1`,
      [collegue.utilisateurId, a.utilisateurId],
    )
    const recherche = {
      portee: portee('MON_DEPARTEMENT'),
      criteres: { impayesMin: 15, majAvant: '01/02/2024' },
    }
    const faite = await a.api.enregistrerRecherche({
      body: { nom: 'Impayés', partagee: true, recherche },
    })
    expect(faite).toMatchObject({ mienne: true, version: 1, recherche })
    expect(
      (await collegue.api.listerRecherchesPartagees()).map((r) => [
        r.nom,
        r.mienne,
        r.auteurPrenom,
      ]),
    ).toEqual([['Impayés', false, 'Camille']])
    expect(await etrangere.api.listerRecherchesPartagees()).toEqual([])
    expect(await a.api.listerRecherchesPartagees()).toEqual([])
    // What keepers share is for everybody.
    await teneur.api.enregistrerRecherche({
      body: {
        nom: 'Modèle',
        partagee: true,
        recherche: { portee: portee('NATIONAL'), criteres: {} },
      },
    })
    for (const p of [etrangere, autreTeneur])
      expect((await p.api.listerRecherchesPartagees()).map((r) => r.nom)).toEqual(['Modèle'])
    // Another's is not found, even shared; names are one's own; versions hold.
    for (const p of [collegue, etrangere, teneur]) {
      await expect(
        p.api.enregistrerRecherche({
          body: {
            id: faite.id,
            version: 1,
            nom: 'Volée',
            recherche: { portee: portee('NATIONAL') },
          },
        }),
      ).rejects.toMatchObject({ problem: { code: 'introuvable' } })
      await expect(p.api.supprimerRecherche({ body: { id: faite.id } })).rejects.toMatchObject({
        problem: { code: 'introuvable' },
      })
    }
    await expect(
      a.api.enregistrerRecherche({ body: { nom: 'Impayés', recherche } }),
    ).rejects.toMatchObject({
      problem: { code: 'deja-existant', champs: [{ champ: 'nom' }] },
    })
    const renommer = (nom: string) =>
      a.api.enregistrerRecherche({
        body: { id: faite.id, version: 1, nom, partagee: true, recherche },
      })
    const issues = await Promise.allSettled([renommer('Un'), renommer('Deux')])
    expect(issues.map((i) => i.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(issues.find((i) => i.status === 'rejected')).toMatchObject({
      reason: { problem: { code: 'version-perimee' } },
    })
    await a.api.supprimerRecherche({ body: { id: faite.id } })
    expect(await a.api.listerMesRecherches()).toEqual([])
    expect(await collegue.api.listerRecherchesPartagees()).toMatchObject([{ nom: 'Modèle' }])
  })

  it('counts the co-ownerships whose dissolution is only asked for, like the published file; not those that are gone', async () => {
    const etats = [
      'DISSOLUTION_A_VALIDER',
      'DISSOLUTION_EN_COURS_DE_VALIDATION',
      'DISSOLUTION_EN_COURS',
      'DISSOUTE',
      'IMMATRICULATION_ANNULEE',
    ]
    await insererFiches(
      registre().db,
      etats.map((etat) => ({ etat, code_insee: '38045', commune: 'Bilieu' })),
    )
    const bilieu = portee('COMMUNES_DEPARTEMENT', '38', ['38045'])
    expect(
      (
        await registre()
          .visiteur()
          .api.regrouperCategorisation({ body: { portee: bilieu } })
      ).total,
    ).toBe(3)
  })
})

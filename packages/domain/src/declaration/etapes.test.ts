import { describe, expect, it } from 'vitest'
import { faitsExemple } from './declaration.exemple.ts'
import { champsManquants, estRequis, etapesPour, etapeSuivante, SLUGS_ETAPE } from './etapes.ts'

const requis = (
  bloc: Parameters<typeof champsManquants>[0],
  changer: Parameters<typeof faitsExemple>[0],
) => champsManquants(bloc, faitsExemple(changer)).map((e) => e.champ)

describe('steps', () => {
  it('follow the order of the specification, for each kind', () => {
    expect(etapesPour('DEFAULT').map((e) => e.slug)).toEqual(SLUGS_ETAPE)
    expect(etapesPour('INITIALE').map((e) => e.slug)).toEqual(SLUGS_ETAPE.slice(1))
    expect(etapesPour('OFFICE').map((e) => e.bloc)).toEqual([
      'confirmationsOffice',
      'identification',
      'procedures',
      'donneesFinancieres',
      'donneesTechniques',
      null,
      null,
    ])
  })

  it('lead from one to the next, through the duplicates only when there are some', () => {
    expect(etapeSuivante('DEFAULT', 'infos-rattachement')?.slug).toBe('identification')
    expect(etapeSuivante('DEFAULT', 'recapitulatif')).toBeNull()
    expect(etapeSuivante('DEFAULT', 'recapitulatif', true)?.slug).toBe('doublons')
    expect(etapeSuivante('INITIALE', 'infos-rattachement')).toBeNull()
  })
})

describe('required fields', () => {
  it('are all filled in the example', () => {
    for (const etape of etapesPour('DEFAULT'))
      if (etape.bloc) expect(champsManquants(etape.bloc, faitsExemple())).toEqual([])
  })

  it('say "Ce champ est requis"', () => {
    expect(
      champsManquants(
        'identification',
        faitsExemple((f) => {
          f.contenu.identification.nbLots = null
        }),
      ),
    ).toEqual([{ champ: 'nbLots', code: 'requis', message: 'Ce champ est requis' }])
  })

  it('accept zero, which is a value', () => {
    expect(
      requis('identification', (f) => {
        f.contenu.identification.nbLotsStationnement = 0
      }),
    ).toEqual([])
  })

  it('ask the proof unless there is none', () => {
    expect(
      requis('infoRattachement', (f) => {
        f.contenu.infoRattachement.idDocument = null
      }),
    ).toEqual(['idDocument'])
    expect(
      requis('infoRattachement', (f) => {
        Object.assign(f.contenu.infoRattachement, { idDocument: null, justifMandat: false })
      }),
    ).toEqual([])
  })

  it('ask the main co-ownership of a secondary syndicate', () => {
    expect(
      requis('identification', (f) => {
        f.contenu.identification.syndicatPrincipal = false
      }),
    ).toEqual(['numImmatriculationCoproprietePrincipale'])
  })

  it('ask the dates of what is declared in the procedures', () => {
    expect(
      requis('procedures', (f) => {
        Object.assign(f.contenu.procedures, {
          flagPerilPartiesCom: true,
          flagSecuriteInsalubritePartiesCom: true,
          flagMandatAdhoc: true,
          flagOrdonnanceCarence: true,
        })
      }),
    ).toEqual([
      'arretePerilParties.dateArrete',
      'arreteSecuriteInsalubriteParties.0.dateArrete',
      'mandatAdHoc.dateNomination',
      'ordonnanceCarence.dateOrdonnance',
    ])
  })

  it('dispense with accounts that are unknown, not yet closed, not approved, or a notary’s', () => {
    const vider = (f: ReturnType<typeof faitsExemple>) =>
      Object.assign(f.contenu.donneesFinancieres, { dateDebutExercice: null, dateAg: null })
    expect(requis('donneesFinancieres', vider)).toEqual(['dateDebutExercice', 'dateAg'])
    expect(
      requis('donneesFinancieres', (f) => {
        Object.assign(vider(f), { premierExerciceComptable: true })
      }),
    ).toEqual(['dateDebutExercice'])
    expect(
      requis('donneesFinancieres', (f) => {
        Object.assign(vider(f), { comptesNonApprouves: true })
      }),
    ).toEqual(['dateDebutExercice'])
    expect(
      requis('donneesFinancieres', (f) => {
        Object.assign(vider(f), { donneesFinancieresInconnues: true })
      }),
    ).toEqual([])
    expect(
      requis('donneesFinancieres', (f) => {
        vider(f)
        f.contexte.typeImmat = 'INITIALE'
      }),
    ).toEqual([])
  })

  it('ask the energy of a collective heating that is not the city’s', () => {
    const t = { energieChauffageCollectifNonUrbain: null }
    expect(
      requis('donneesTechniques', (f) => {
        Object.assign(f.contenu.donneesTechniques, t)
      }),
    ).toEqual(['energieChauffageCollectifNonUrbain'])
    expect(
      requis('donneesTechniques', (f) => {
        Object.assign(f.contenu.donneesTechniques, t, { chauffageCollectifUrbain: true })
      }),
    ).toEqual([])
    expect(
      requis('donneesTechniques', (f) => {
        Object.assign(f.contenu.donneesTechniques, t, { typeChauffage: 'INDIVIDUEL' })
      }),
    ).toEqual([])
  })

  it('mark the field of the form', () => {
    expect(estRequis('identification', 'nbLots', faitsExemple())).toBe(true)
    expect(estRequis('identification', 'nomCopropriete', faitsExemple())).toBe(false)
  })
})

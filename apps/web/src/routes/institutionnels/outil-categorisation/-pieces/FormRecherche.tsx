import {
  CODES_CRITERE,
  champsDuCritere,
  CRITERES_CATEGORISATION,
  type Critere,
  fauteDeBornes,
  fauteDeJour,
  PORTEES,
  porteesPour,
} from '@registre/domain'
import { focusFieldSoon } from '@registre/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ActionsRecherche } from '../../../../components/ActionsRecherche.tsx'
import { queryOf } from '../../../../lib/api/index.ts'
import { formatNombre } from '../../../../lib/format.ts'
import { useApres } from '../../../../lib/use-apres.ts'
import { usePageTitle } from '../../../../lib/page-title.ts'
import { useCompte, usePeut } from '../../../../lib/session.ts'
import { ChoixPortee, type ChoixDePortee } from './ChoixPortee.tsx'
import { Criteres } from './Criteres.tsx'
import type { AdresseRecherche } from './adresse.ts'
import {
  type CorpsRecherche,
  criteresDe,
  criteresEnTexte,
  type CriteresWire,
  lireCriteres,
  versCorps,
} from './recherche.ts'

const faute = (critere: Critere, texte: string): string | null => {
  if (critere.genre === 'jour') return fauteDeJour(texte)
  if (critere.genre !== 'nombre' || texte === '') return null
  const n = Number(texte.replace(',', '.'))
  if (!Number.isFinite(n) || n < 0) return 'Saisissez un nombre positif.'
  return critere.unite === 'lots' && !Number.isInteger(n) ? 'Saisissez un nombre entier.' : null
}

/**
 * What the form says, field by field: numbers as numbers, the rest as text. A field that is not
 * there yet says what it would have begun with.
 */
const lireFormulaire = (form: HTMLFormElement, initiales: Readonly<Record<string, unknown>>) => {
  const saisi = new FormData(form)
  const valeurs: Record<string, unknown> = {}
  const fautes: Record<string, string> = {}
  for (const code of CODES_CRITERE) {
    const critere: Critere = CRITERES_CATEGORISATION[code]
    if (critere.genre === 'choix' && critere.plusieurs) continue
    for (const champ of champsDuCritere(code)) {
      if (!saisi.has(champ)) {
        valeurs[champ] = initiales[champ]
        continue
      }
      const texte = String(saisi.get(champ)).trim()
      const mal = faute(critere, texte)
      if (mal !== null) fautes[champ] = mal
      valeurs[champ] =
        critere.genre === 'nombre' && texte !== '' ? Number(texte.replace(',', '.')) : texte
    }
    if (critere.genre === 'choix') continue
    const lu = (champ: string): string => String(saisi.get(champ) ?? '').trim()
    const inverse = fauteDeBornes(critere, lu(critere.de), lu(critere.a))
    if (inverse !== null) fautes[critere.a] ??= inverse
  }
  return { valeurs, fautes }
}

/** The address of what is sought: where, what is ticked, and what the form says. */
const adresseDe = (
  ou: ChoixDePortee,
  choisies: Record<string, string[]>,
  { valeurs }: ReturnType<typeof lireFormulaire>,
): AdresseRecherche => {
  const criteres = criteresEnTexte(lireCriteres({ ...valeurs, ...choisies }))
  return {
    portee: ou.portee,
    ...(ou.parent === '' ? {} : { parent: ou.parent }),
    ...(ou.element === '' ? {} : { element: ou.element }),
    ...(criteres === undefined ? {} : { criteres }),
  }
}

const listes = (criteres: CriteresWire): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(criteres).flatMap(([champ, v]) =>
      Array.isArray(v) ? [[champ, v.map(String)]] : [],
    ),
  )

/** How many the criteria of the moment hold, before anything is sought. */
const Combien = ({ corps }: { corps: CorpsRecherche | null }) => {
  const pose = useApres(corps, 500)
  const { data, isFetching, isError } = useQuery({
    ...queryOf('regrouperCategorisation')({ body: pose ?? SANS_LIEU }, { silent: true }),
    enabled: pose !== null,
    placeholderData: keepPreviousData,
  })
  return (
    <p role="status" className="fr-mb-0">
      {pose === null || isError
        ? ''
        : data === undefined || isFetching || pose !== corps
          ? 'Comptage…'
          : data.total === 0
            ? 'Aucune copropriété ne répond à ces critères.'
            : `${formatNombre(data.total)} copropriété${data.total > 1 ? 's répondent' : ' répond'} à ces critères.`}
    </p>
  )
}
/** What is never sought. */
const SANS_LIEU: CorpsRecherche = { portee: { portee: 'NATIONAL', parent: '', elements: [] } }

/** The search: where, and which criteria. `onChercher` receives what goes to the address. */
export const FormRecherche = ({
  adresse,
  onChercher,
}: {
  adresse: AdresseRecherche
  onChercher: (a: AdresseRecherche) => void
}) => {
  const complet = usePeut('CATEGORISATION')
  const niveau = useCompte()?.territoire?.niveau ?? null
  const [ou, setOu] = useState<ChoixDePortee>({
    portee: adresse.portee ?? porteesPour(niveau)[0] ?? 'NATIONAL',
    parent: adresse.parent ?? '',
    element: adresse.element ?? '',
  })
  const [choisies, setChoisies] = useState(() => listes(criteresDe(adresse)))
  const [fautes, setFautes] = useState<Record<string, string>>({})
  usePageTitle({ enErreur: Object.keys(fautes).length > 0 })
  const formulaire = useRef<HTMLFormElement>(null)
  /** Said again by any field: what would be sought now. */
  const [saisies, setSaisies] = useState(0)
  const [essai, setEssai] = useState<CorpsRecherche | null>(null)
  useEffect(() => {
    if (!formulaire.current || saisies === 0) return
    const lu = lireFormulaire(formulaire.current, criteresDe(adresse))
    setEssai(Object.keys(lu.fautes).length > 0 ? null : versCorps(adresseDe(ou, choisies, lu)))
  }, [saisies, ou, choisies])
  const envoyer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const lu = lireFormulaire(event.currentTarget, criteresDe(adresse))
    const sansParent = PORTEES[ou.portee].parent !== null && ou.parent === ''
    const trouvees = sansParent ? { parent: 'Choisissez un territoire.', ...lu.fautes } : lu.fautes
    setFautes(trouvees)
    const premiere = Object.keys(trouvees)[0]
    if (premiere !== undefined) return focusFieldSoon(premiere)
    onChercher(adresseDe(ou, choisies, lu))
  }
  return (
    <form
      role="search"
      aria-label="Catégoriser les copropriétés"
      className="fr-mb-4w"
      ref={formulaire}
      onSubmit={envoyer}
      onInput={() => setSaisies((n) => n + 1)}
      noValidate
    >
      <div className="rc-criteres__grille fr-mb-3w">
        <ChoixPortee
          valeur={ou}
          onChange={(choix) => {
            setOu(choix)
            setSaisies((n) => n + 1)
          }}
          erreur={fautes['parent']}
        />
      </div>
      <div className="rc-criteres__lancer">
        <ActionsRecherche onEffacer={() => onChercher({})} />
        <Combien corps={essai} />
      </div>
      <Criteres
        complet={complet}
        initiales={criteresDe(adresse)}
        choisies={choisies}
        onChoisir={(champ, valeurs) => {
          setChoisies((c) => ({ ...c, [champ]: valeurs }))
          setSaisies((n) => n + 1)
        }}
        fautes={fautes}
      />
    </form>
  )
}

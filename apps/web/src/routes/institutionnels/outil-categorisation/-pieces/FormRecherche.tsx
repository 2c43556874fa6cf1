import {
  CODES_CRITERE,
  champsDuCritere,
  CRITERES_CATEGORISATION,
  type Critere,
  fauteDeBornes,
  PORTEES,
  porteesPour,
  isDateText,
} from '@registre/domain'
import { focusFieldSoon } from '@registre/ui'
import { type FormEvent, useState } from 'react'
import { ActionsRecherche } from '../../../../components/ActionsRecherche.tsx'
import { usePageTitle } from '../../../../lib/page-title.ts'
import { useCompte, usePeut } from '../../../../lib/session.ts'
import { ChoixPortee, type ChoixDePortee } from './ChoixPortee.tsx'
import { Criteres } from './Criteres.tsx'
import type { AdresseRecherche } from './adresse.ts'
import { criteresDe, criteresEnTexte, type CriteresWire, lireCriteres } from './recherche.ts'

const faute = (critere: Critere, texte: string): string | null => {
  if (critere.genre === 'jour')
    return isDateText(texte) ? null : 'Saisissez une date au format jj/mm/aaaa.'
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

const listes = (criteres: CriteresWire): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(criteres).flatMap(([champ, v]) =>
      Array.isArray(v) ? [[champ, v.map(String)]] : [],
    ),
  )

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
  const envoyer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const lu = lireFormulaire(event.currentTarget, criteresDe(adresse))
    const sansParent = PORTEES[ou.portee].parent !== null && ou.parent === ''
    const trouvees = sansParent ? { parent: 'Choisissez un territoire.', ...lu.fautes } : lu.fautes
    setFautes(trouvees)
    const premiere = Object.keys(trouvees)[0]
    if (premiere !== undefined) return focusFieldSoon(premiere)
    const criteres = criteresEnTexte(lireCriteres({ ...lu.valeurs, ...choisies }))
    onChercher({
      portee: ou.portee,
      ...(ou.parent === '' ? {} : { parent: ou.parent }),
      ...(ou.element === '' ? {} : { element: ou.element }),
      ...(criteres === undefined ? {} : { criteres }),
    })
  }
  return (
    <form
      role="search"
      aria-label="Catégoriser les copropriétés"
      className="fr-mb-4w"
      onSubmit={envoyer}
      noValidate
    >
      <div className="rc-criteres__grille fr-mb-3w">
        <ChoixPortee valeur={ou} onChange={setOu} erreur={fautes['parent']} />
      </div>
      <Criteres
        complet={complet}
        initiales={criteresDe(adresse)}
        choisies={choisies}
        onChoisir={(champ, valeurs) => setChoisies((c) => ({ ...c, [champ]: valeurs }))}
        fautes={fautes}
      />
      <ActionsRecherche onEffacer={() => onChercher({})} />
    </form>
  )
}

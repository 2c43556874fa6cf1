import type { contract, HandlerInput } from '@registre/contract'

export type RechercheCategorisation = HandlerInput<
  (typeof contract)['enregistrerRecherche']
>['body']['recherche']
export type Selection = HandlerInput<(typeof contract)['extraireDonneesCsv']>['body']
export type PageCategorisation = HandlerInput<
  (typeof contract)['chercherCategorisation']
>['body']['paginationOptions']

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type ApiClientWebhooksQueryVariables = Exact<{
  id: string;
}>;


export type ApiClientWebhooksQuery = { __typename: 'Query', apiClient: { __typename: 'ApiClient', id: string, permissions: Array<Types.Permission>, webhooks: Array<(
      { __typename: 'Webhook' }
      & Webhook_WebhookFragment
    )> | null } | null };

export type WebhookDeliveriesQueryVariables = Exact<{
  id: string;
}>;


export type WebhookDeliveriesQuery = { __typename: 'Query', apiClient: { __typename: 'ApiClient', id: string, webhooks: Array<{ __typename: 'Webhook', id: string, state: Types.WebhookState, failures: number, deliveries: Array<(
        { __typename: 'WebhookDelivery' }
        & Webhook_DeliveryFragment
      )> | null }> | null } | null };

export type Webhook_WebhookFragment = { __typename: 'Webhook', id: string, url: string, events: Array<Types.WebhookEvent>, state: Types.WebhookState, failures: number, createdAt: string };

export type Webhook_DeliveryFragment = { __typename: 'WebhookDelivery', id: string, event: Types.WebhookEvent | null, body: string, state: Types.WebhookDeliveryState, attempts: number, status: number | null, problem: Types.WebhookProblem | null, answer: string | null, lastTriedAt: string | null, nextTryAt: string | null, createdAt: string };

export type CreateWebhookMutationVariables = Exact<{
  input: Types.CreateWebhookInput;
}>;


export type CreateWebhookMutation = { __typename: 'Mutation', createWebhook: { __typename: 'WebhookSecretPayload', secret: string | null, webhook: (
      { __typename: 'Webhook' }
      & Webhook_WebhookFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UpdateWebhookMutationVariables = Exact<{
  input: Types.UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { __typename: 'Mutation', updateWebhook: { __typename: 'WebhookPayload', webhook: (
      { __typename: 'Webhook' }
      & Webhook_WebhookFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DeleteWebhookMutationVariables = Exact<{
  input: Types.DeleteWebhookInput;
}>;


export type DeleteWebhookMutation = { __typename: 'Mutation', deleteWebhook: { __typename: 'DeleteWebhookPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type RegenerateWebhookSecretMutationVariables = Exact<{
  input: Types.RegenerateWebhookSecretInput;
}>;


export type RegenerateWebhookSecretMutation = { __typename: 'Mutation', regenerateWebhookSecret: { __typename: 'WebhookSecretPayload', secret: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type PingWebhookMutationVariables = Exact<{
  input: Types.PingWebhookInput;
}>;


export type PingWebhookMutation = { __typename: 'Mutation', pingWebhook: { __typename: 'WebhookDeliveryPayload', delivery: (
      { __typename: 'WebhookDelivery' }
      & Webhook_DeliveryFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type ResendWebhookDeliveryMutationVariables = Exact<{
  input: Types.ResendWebhookDeliveryInput;
}>;


export type ResendWebhookDeliveryMutation = { __typename: 'Mutation', resendWebhookDelivery: { __typename: 'WebhookDeliveryPayload', delivery: (
      { __typename: 'WebhookDelivery' }
      & Webhook_DeliveryFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const Webhook_WebhookFragmentDoc = /*#__PURE__*/ composeDocument<Webhook_WebhookFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhook_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}, []);
export const Webhook_DeliveryFragmentDoc = /*#__PURE__*/ composeDocument<Webhook_DeliveryFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhook_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"lastTriedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}, []);
export const ApiClientWebhooksDocument = /*#__PURE__*/ composeDocument<ApiClientWebhooksQuery, ApiClientWebhooksQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiClientWebhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhook_webhook"}}]}}]}}]}}, [Webhook_WebhookFragmentDoc]);
export const WebhookDeliveriesDocument = /*#__PURE__*/ composeDocument<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhook_delivery"}}]}}]}}]}}]}}, [Webhook_DeliveryFragmentDoc]);
export const CreateWebhookDocument = /*#__PURE__*/ composeDocument<CreateWebhookMutation, CreateWebhookMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhook_webhook"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Webhook_WebhookFragmentDoc, Refusal_ProblemFragmentDoc]);
export const UpdateWebhookDocument = /*#__PURE__*/ composeDocument<UpdateWebhookMutation, UpdateWebhookMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhook_webhook"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Webhook_WebhookFragmentDoc, Refusal_ProblemFragmentDoc]);
export const DeleteWebhookDocument = /*#__PURE__*/ composeDocument<DeleteWebhookMutation, DeleteWebhookMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const RegenerateWebhookSecretDocument = /*#__PURE__*/ composeDocument<RegenerateWebhookSecretMutation, RegenerateWebhookSecretMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegenerateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegenerateWebhookSecretInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regenerateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const PingWebhookDocument = /*#__PURE__*/ composeDocument<PingWebhookMutation, PingWebhookMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PingWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PingWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pingWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhook_delivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Webhook_DeliveryFragmentDoc, Refusal_ProblemFragmentDoc]);
export const ResendWebhookDeliveryDocument = /*#__PURE__*/ composeDocument<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendWebhookDeliveryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhook_delivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Webhook_DeliveryFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useApiClientWebhooksQuery(options: Apollo.useQuery.Options<ApiClientWebhooksQuery, ApiClientWebhooksQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(ApiClientWebhooksDocument, options); }
export function useApiClientWebhooksLazyQuery(options?: Apollo.useLazyQuery.Options<ApiClientWebhooksQuery, ApiClientWebhooksQueryVariables>) { return Apollo.useLazyQuery(ApiClientWebhooksDocument, options); }
export function useWebhookDeliveriesQuery(options: Apollo.useQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(WebhookDeliveriesDocument, options); }
export function useWebhookDeliveriesLazyQuery(options?: Apollo.useLazyQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>) { return Apollo.useLazyQuery(WebhookDeliveriesDocument, options); }
export function useCreateWebhookMutation(options?: Apollo.useMutation.Options<CreateWebhookMutation, CreateWebhookMutationVariables>) { return Apollo.useMutation(CreateWebhookDocument, options); }
export function useUpdateWebhookMutation(options?: Apollo.useMutation.Options<UpdateWebhookMutation, UpdateWebhookMutationVariables>) { return Apollo.useMutation(UpdateWebhookDocument, options); }
export function useDeleteWebhookMutation(options?: Apollo.useMutation.Options<DeleteWebhookMutation, DeleteWebhookMutationVariables>) { return Apollo.useMutation(DeleteWebhookDocument, options); }
export function useRegenerateWebhookSecretMutation(options?: Apollo.useMutation.Options<RegenerateWebhookSecretMutation, RegenerateWebhookSecretMutationVariables>) { return Apollo.useMutation(RegenerateWebhookSecretDocument, options); }
export function usePingWebhookMutation(options?: Apollo.useMutation.Options<PingWebhookMutation, PingWebhookMutationVariables>) { return Apollo.useMutation(PingWebhookDocument, options); }
export function useResendWebhookDeliveryMutation(options?: Apollo.useMutation.Options<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>) { return Apollo.useMutation(ResendWebhookDeliveryDocument, options); }
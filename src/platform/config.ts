/** What one deployment names differently from another. */
export const config = {
  gatewayName: 'Нейропортал',
  supportMailbox: 'support@neuro.example',
} as const;

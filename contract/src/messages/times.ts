/** When something is or was, in lists. */
export const timeMessages = {
  todayAt: (time: string) => `${time} today`,
  tomorrowAt: (time: string) => `${time} tomorrow`,
  yesterdayAt: (time: string) => `${time} yesterday`,
  today: 'today',
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
  todayIs: (day: string) => `Today, ${day}`,
  yesterdayWas: (day: string) => `Yesterday, ${day}`,
} as const;
